"""Run by hand: python3 -m unittest discover model-lab/train"""
import unittest

import torch
from torch.nn import functional

import kernels
from network import Block, Shape
from optimizer import orthogonal


def close(one, other):
    """How alike two tensors are as directions; bfloat16 keeps three digits."""
    return float(functional.cosine_similarity(one.float().flatten(), other.float().flatten(), dim=0))


def farthest(one, other):
    """Of all rows the largest distance, as a share of what the row and an average one are long."""
    long = other.float().norm(dim=-1)
    return float(((one.float() - other.float()).norm(dim=-1) / (long + long.mean())).max())


class KernelsTest(unittest.TestCase):
    """Each fused operation against the same one written out in PyTorch, its result and its gradients."""

    def setUp(self):
        torch.manual_seed(3)
        torch.set_num_threads(1)

    def compare(self, fused, plain, *inputs, each_row=False):
        """Both on the same inputs; the gradient of a random direction. With `each_row` no row may be far away, however small a part it is."""
        results, gradients = [], []
        for function in (fused, plain):
            own = [each.clone().requires_grad_() for each in inputs]
            result = function(*own)
            torch.manual_seed(4)
            (result.float() * torch.randn(result.shape)).sum().backward()
            results.append(result)
            gradients.append([each.grad for each in own])
        self.assertGreater(close(*results), 0.9995)
        for one, other in zip(*gradients):
            self.assertGreater(close(one, other), 0.999)
        if each_row:
            for one, other in zip(results[:1] + gradients[0], results[1:] + gradients[1]):
                self.assertLess(farthest(one, other), 0.1)

    def test_norm(self):
        """Over the root mean square, times the weight."""
        plain = lambda x, weight: x.float() * torch.rsqrt(x.float().square().mean(-1, keepdim=True) + 1e-5) * weight
        self.compare(lambda x, weight: kernels.Norm.apply(x, weight, 1e-5), plain, torch.randn(7, 96).to(kernels.KIND), torch.rand(96))

    def test_gated(self):
        """silu(gate) * up."""
        def plain(both):
            gate, up = both.float().chunk(2, dim=-1)
            return functional.silu(gate) * up
        self.compare(kernels.Gated.apply, plain, torch.randn(7, 160).to(kernels.KIND))

    def attention(self, examples, size, padding=0, heads=2):
        """Of examples, each the length of its shared part and those of its branches, behind which `padding` places are left in the longest."""
        batch, length = len(examples), max(sum(each) for each in examples) + padding
        branch = torch.full((batch, length), 99)
        for row, each in zip(branch, examples):
            row[:sum(each)] = torch.repeat_interleave(torch.arange(len(each)), torch.tensor(each))
        angles = torch.arange(length).float().view(1, length, 1) * torch.logspace(0, -3, size // 2)
        cosine, sine = angles.cos().repeat(batch, 1, 1).contiguous(), angles.sin().repeat(batch, 1, 1).contiguous()
        # What is looked up for padding is nobody's.
        used = (branch != 99).unsqueeze(-1)

        def turn(x):
            even, odd = x[..., 0::2], x[..., 1::2]
            c, s = cosine.unsqueeze(1), sine.unsqueeze(1)
            return torch.stack((even * c - odd * s, even * s + odd * c), dim=-1).flatten(-2)

        def plain(rows):
            q, k, v = (part.view(batch, length, heads, size).transpose(1, 2) for part in rows.float().chunk(3, dim=-1))
            seen = ((branch.unsqueeze(1) == 0) | (branch.unsqueeze(1) == branch.unsqueeze(2))) & torch.ones(length, length, dtype=torch.bool).tril()
            scores = (turn(q) @ turn(k).transpose(2, 3) * size ** -0.5).masked_fill(~seen.unsqueeze(1), -1e9)
            return (scores.softmax(-1) @ v).transpose(1, 2).reshape(batch, length, heads * size) * used

        rows = torch.randn(batch, length, 3 * heads * size)
        # Some look at one place only, as trained ones do.
        rows[:, ::3] *= 3
        self.compare(lambda rows: kernels.Attention.apply(rows, cosine, sine, branch, heads) * used, plain, rows.to(kernels.KIND), each_row=True)

    def test_attention(self):
        """Longer than a stretch, with branches that do not see each other; a size that no tile has, too."""
        for size in (16, 32, 64):
            self.attention([[100, 100, 100]] * 2, size)

    def test_attention_of_uneven_examples(self):
        """Shared parts and branches of any length, one place among them, with padding and without, and nothing but a shared part or a branch."""
        self.attention([[37, 5, 70, 1, 23], [101, 90, 3], [64, 64]], 32, padding=7)
        self.attention([[333, 55, 61, 40, 58, 3, 1, 64, 77], [611, 55]], 64)
        self.attention([[131], [1, 1], [0, 50, 9]], 64, padding=150)
        self.attention([[1]], 32)

    def test_layer(self):
        """As a whole against operation by operation, with the gradients of all weights, and rows that fill no block."""
        width, hidden, heads = 128, 160, 2
        if not kernels.has_layers(width, hidden, heads):
            self.skipTest("This processor takes no layer as a whole: it has no tiles")
        branch = torch.repeat_interleave(torch.tensor([0, 1, 2, 99]), torch.tensor([70, 31, 40, 6])).repeat(3, 1)
        used = (branch != 99).unsqueeze(-1)
        angles = torch.arange(branch.shape[1]).float().view(1, -1, 1) * torch.logspace(0, -3, width // heads // 2)
        cosine, sine = angles.cos().repeat(3, 1, 1).contiguous(), angles.sin().repeat(3, 1, 1).contiguous()
        block = Block(Shape(100, width, 1, heads, hidden))
        names = [name for name, _ in block.named_parameters()]
        weights = [torch.rand_like(value) if value.dim() == 1 else torch.randn_like(value) * width ** -0.5 for value in block.parameters()]

        def run(way):
            def run_with(x, *own):
                # A new network of the same shape, whose weights are the tensors that gradients are asked of.
                made = Block(Shape(100, width, 1, heads, hidden))
                for name, value in zip(names, own):
                    holder, _, last = name.rpartition(".")
                    part = made.get_submodule(holder)
                    delattr(part, last)
                    setattr(part, last, value)
                return way(made, x, cosine, sine, branch) * used
            return run_with

        self.compare(run(Block.forward), run(Block.in_parts), torch.randn(*branch.shape, width).to(kernels.KIND), *weights)

    def test_muon(self):
        """Wide, tall and square, against the same in PyTorch."""
        for shape in ((64, 160), (160, 64), (96, 96)):
            weight, gradient, momentum = torch.randn(shape), torch.randn(shape), torch.randn(shape)
            if not kernels.has_muon(weight):
                self.skipTest("This processor takes no matrix as a whole: it has no tiles")
            later = 0.95 * momentum + gradient
            wanted = orthogonal(gradient + 0.95 * later)
            moved = weight.clone()
            kernels.muon(moved, gradient, momentum, 0.5, 0.01)
            self.assertGreater(close(momentum, later), 0.99999)
            self.assertGreater(close((weight * 0.99 - moved) / 0.5, wanted), 0.997)


if __name__ == "__main__":
    unittest.main()
