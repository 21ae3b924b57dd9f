"""Run by hand: python3 -m unittest discover model-lab/train"""
import os
import subprocess
import sys
import tempfile
import unittest

import torch

from network import Network, Shape
from tokenizer import Tokenizer, learn

HERE = os.path.dirname(os.path.abspath(__file__))
TEXT = ["Open the valve of pump 3 and read the pressure", "펌프 3번 밸브를 열고 압력을 읽는다", "Close it again when the pressure is low — 25 °C"]


class FromFileTest(unittest.TestCase):
    """A file brings back what it was made of."""

    def again(self, *flags):
        """A small network with weights at random, through a file; both checkpoints, and both tokenizers."""
        torch.manual_seed(2)
        with tempfile.TemporaryDirectory() as folder:
            at = lambda name: os.path.join(folder, name)
            learn(TEXT, merges=20, syllables=6).save(at("one.json"))
            shape = Shape(len(Tokenizer.load(at("one.json")).tokens), 64, 2, 2, 96)
            before = {"shape": shape.as_dict(), "weights": Network(shape).state_dict(), "tokens": 5_000_000_000}
            torch.save(before, at("one.pt"))
            for script, arguments in (("export.py", ("--checkpoint", at("one.pt"), "--tokenizer", at("one.json"), "--out", at("one.gguf"), *flags)), ("from_file.py", ("--file", at("one.gguf"), "--out", at("two.pt"), "--tokenizer", at("two.json")))):
                subprocess.run([sys.executable, "-B", os.path.join(HERE, script), *arguments], check=True, stdout=subprocess.DEVNULL)
            with open(at("one.json"), encoding="utf-8") as one, open(at("two.json"), encoding="utf-8") as two:
                self.assertEqual(one.read(), two.read())
            return before, torch.load(at("two.pt"))

    def test_in_half_precision_nothing_but_digits_is_lost(self):
        """Shape, count of tokens and weights."""
        before, after = self.again()
        self.assertEqual((before["shape"], before["tokens"]), (after["shape"], after["tokens"]))
        self.assertEqual(set(before["weights"]), set(after["weights"]))
        for name, weight in before["weights"].items():
            self.assertTrue(torch.equal(after["weights"][name], weight if weight.dim() == 1 else weight.half().float()), name)

    def test_in_eight_bits_each_is_off_by_half_a_step(self):
        """Of its block of 32."""
        before, after = self.again("--eight")
        for name, weight in before["weights"].items():
            if weight.dim() == 2 and name != "table":
                # A scale below the smallest normal number of half precision has fewer digits, hence what is added.
                step = weight.reshape(-1, 32).abs().max(dim=1, keepdim=True).values / 127
                self.assertTrue(bool(((after["weights"][name] - weight).reshape(-1, 32).abs() <= step * (0.5 + 127 / 2048) + 1e-5).all()), name)


if __name__ == "__main__":
    unittest.main()
