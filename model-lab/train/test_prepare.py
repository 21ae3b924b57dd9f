"""Run by hand: python3 -m unittest discover model-lab/train"""
import unittest

from prepare import GIVEN_UP, LEARNED, NOT_LEARNED, REFUSED, WORDED, marks
from tokenizer import learn


class PrepareTest(unittest.TestCase):
    """How the tokens of a piece are learned."""

    def setUp(self):
        self.tokenizer = learn(["the pump stands still and the door is shut"] * 20)

    def marked(self, text, is_learned=True):
        """The marks beside their tokens."""
        part = self.tokenizer.encode(text)
        return list(zip([self.tokenizer.tokens[id] for id in part], marks(part, {"text": text, "learn": is_learned}, self.tokenizer)))

    def test_a_reason(self):
        """Where giving up parts from a call counts more, the words of the reason less."""
        said = self.marked(GIVEN_UP + 'the door is shut"}}</tool_call><|im_end|>\n')
        known = len(self.tokenizer.encode(GIVEN_UP))
        self.assertEqual(said[0][1], LEARNED)
        self.assertEqual([said[1][1], {mark for _, mark in said[2:known]}], [REFUSED, {LEARNED}])
        self.assertTrue(all(mark == WORDED for _, mark in said[known:-3]))
        self.assertEqual([mark for _, mark in said[-3:]], [LEARNED, LEARNED, NOT_LEARNED])

    def test_a_call(self):
        """All of it, but for the line break that is never written."""
        said = self.marked('<tool_call>{"name":"gpio_read","arguments":{"pin":4}}</tool_call><|im_end|>\n')
        self.assertEqual([{mark for _, mark in said[:-1]}, said[-1][1]], [{LEARNED}, NOT_LEARNED])

    def test_what_is_read(self):
        """Nothing of it is learned."""
        self.assertEqual({mark for _, mark in self.marked("the pump stands still", is_learned=False)}, {NOT_LEARNED})


if __name__ == "__main__":
    unittest.main()
