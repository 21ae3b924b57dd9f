"""Run by hand: python3 -m unittest discover model-lab/train"""
import unittest

import numpy as np
import torch

from export import BLOCK, eight_bits
from grow import deepened, widened
from network import Network, Shape


class ExportTest(unittest.TestCase):
    """What a file in eight bits rests on."""

    def test_eight_bits_are_off_by_half_a_step_at_most(self):
        """A scale and 32 whole numbers for each block; a block of zeros stays one."""
        matrix = np.random.default_rng(1).normal(size=(6, 64)).astype(np.float32)
        matrix[2] = 0
        packed = np.frombuffer(eight_bits(matrix), np.int8).reshape(-1, 2 + BLOCK)
        scale = packed[:, :2].copy().view(np.float16).astype(np.float32)
        again = (packed[:, 2:] * scale).reshape(matrix.shape)
        step = np.abs(matrix).reshape(-1, BLOCK).max(axis=1, keepdims=True) / 127
        # A scale in half precision is itself off by 1 part in 2,048 at most.
        bound = np.repeat(step * (0.5 + 127 / 2048), BLOCK, axis=1).reshape(matrix.shape) + 1e-7
        self.assertTrue(bool((np.abs(again - matrix) <= bound).all()))


class GrowTest(unittest.TestCase):
    """A network that was grown says what it said."""

    def test_more_layers_change_nothing(self):
        """Those added copy a layer and write nothing at first."""
        torch.manual_seed(1)
        old = Shape(500, 96, 4, 3, 128)
        small, large = Network(old), Network(Shape(500, 96, 6, 3, 128))
        large.load_state_dict(deepened(small.state_dict(), old, 6))
        ids = torch.randint(0, 500, (2, 30))
        arguments = (ids, torch.arange(30).repeat(2, 1), torch.zeros_like(ids), torch.arange(60))
        with torch.no_grad():
            self.assertTrue(torch.equal(small(*arguments), large(*arguments)))

    def test_layers_cannot_be_taken_away(self):
        """Nor more than doubled."""
        old = Shape(500, 96, 4, 3, 128)
        for layers in (3, 9):
            with self.assertRaises(ValueError):
                deepened(Network(old).state_dict(), old, layers)

    def test_more_width_changes_nearly_nothing(self):
        """New places are zeros in the stream; only rounding differs."""
        torch.manual_seed(1)
        old, new = Shape(500, 96, 2, 3, 128), Shape(500, 128, 2, 4, 160)
        small, large = Network(old), Network(new)
        large.load_state_dict(widened(small.state_dict(), old, new))
        ids = torch.randint(0, 500, (2, 30))
        arguments = (ids, torch.arange(30).repeat(2, 1), torch.zeros_like(ids), torch.arange(60))
        with torch.no_grad():
            before, after = small(*arguments), large(*arguments)
        self.assertLess(float((before - after).abs().max() / before.abs().max()), 0.05)


if __name__ == "__main__":
    unittest.main()
