"""Run by hand: python3 -m unittest discover model-lab/train"""
import unittest

from tokenizer import learn

MIXED = [
    "Set GPIO pin 5 LOW: it's 'start' \"now\".",
    "릴리프 밸브를 닫고 nucleo-f401re-0의 5번 핀을 LOW로 설정한다. 뷁쒧",
    '<tool_call>{"name":"gpio_write","arguments":{"pin":5,"value":0}}</tool_call>',
    "a\tb\r\nc  d é ü 漢字 😀 → … °C “x”",
]


class TokenizerTest(unittest.TestCase):
    """What the model's copying rests on."""

    def setUp(self):
        self.tokenizer = learn(["pump pressure pump_pressure gpio write 밸브"] * 3, merges=40)

    def test_text_comes_back(self):
        """Nothing is lost, whatever the script."""
        for text in MIXED:
            self.assertEqual(self.tokenizer.decode(self.tokenizer.encode(text)), text)

    def test_a_name_is_cut_the_same_way_everywhere(self):
        """Between quotes, after a space, before a particle."""
        name = self.tokenizer.encode("pump_pressure")
        for text in ('"pump_pressure"', " pump_pressure ", "pump_pressure를", ":pump_pressure,"):
            ids = self.tokenizer.encode(text)
            self.assertTrue(any(ids[at:at + len(name)] == name for at in range(len(ids))), text)

    def test_digits_and_spaces_stay_single(self):
        """So that numbers are copied digit by digit."""
        self.assertEqual(len(self.tokenizer.encode("10 20")), 5)

    def test_a_common_syllable_is_one_token_and_any_other_two(self):
        """Korean would be three times as long in bytes."""
        self.assertEqual(len(self.tokenizer.encode("밸브")), 2)
        self.assertEqual(len(self.tokenizer.encode("뷁")), 2)


if __name__ == "__main__":
    unittest.main()
