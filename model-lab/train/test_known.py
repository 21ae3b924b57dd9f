"""Run by hand: python3 -m unittest discover model-lab/train"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import torch

from known import ask
from network import Network, Shape
from train import Examples

# One shared part, and two branches of two answers each.
IDS = [1, 2, 3, 4, 10, 11, 5, 12, 13, 6, 20, 21, 7, 22]
BRANCH = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
LEARNED = [0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 2, 0, 1]


def saved(folder, name="part.npz"):
    path = os.path.join(folder, name)
    np.savez(path, ids=np.array(IDS, np.uint16), learned=np.array(LEARNED, np.uint8), branch=np.array(BRANCH, np.uint8), starts=np.array([0, len(IDS)]), kinds=np.array(["en-scene en-scene"]), scenes=np.array(["abc"]))
    return path


def says(wrong):
    """A network that says what stands there, and something else at the tokens `wrong`."""
    def network(ids, _positions, _branch, places):
        wanted = ids[:, 1:].flatten()[places]
        said = torch.where(torch.isin(wanted, torch.tensor(sorted(wrong) or [-1])), 0, wanted)
        return torch.nn.functional.one_hot(said, 30).float()
    return network


class Known(unittest.TestCase):
    def answers(self, wrong):
        with tempfile.TemporaryDirectory() as folder:
            examples = Examples(saved(folder))
            return ask(says(wrong), examples, [(examples.spans[0], "abc")])

    def test_right_is_a_first_answer_without_an_error(self):
        self.assertEqual(self.answers(set()), [("abc", True), ("abc", True)])
        self.assertEqual(self.answers({11}), [("abc", False), ("abc", True)])

    def test_the_second_answer_and_the_words_of_a_reason_are_not_asked(self):
        self.assertEqual(self.answers({12, 13, 21, 22}), [("abc", True), ("abc", True)])

    def test_what_was_known_before_counts_half(self):
        with tempfile.TemporaryDirectory() as folder:
            shape = Shape(30, 64, 2, 1, 64)
            torch.save({"shape": shape.as_dict(), "weights": Network(shape).state_dict(), "tokens": 0}, os.path.join(folder, "c.pt"))
            known = os.path.join(folder, "known.json")
            with open(known, "w") as file:
                json.dump({"abc": {"asked": 8, "right": 6}, "other": {"asked": 2, "right": 1}}, file)
            subprocess.run([sys.executable, "-B", os.path.join(os.path.dirname(__file__), "known.py"), "--part", saved(folder), "--checkpoint", os.path.join(folder, "c.pt"), "--known", known], check=True, capture_output=True)
            with open(known) as file:
                counts = json.load(file)
            self.assertEqual(counts["abc"]["asked"], 6)
            self.assertEqual(counts["other"], {"asked": 1, "right": 0.5})


if __name__ == "__main__":
    unittest.main()
