"""Run by hand: python3 -m unittest discover scripts/model/train"""
import unittest

import torch
from torch.nn import functional

import kernels


def close(one, other):
    """How alike two tensors are as directions; bfloat16 keeps three digits."""
    return float(functional.cosine_similarity(one.float().flatten(), other.float().flatten(), dim=0))


class KernelsTest(unittest.TestCase):
    """Each fused operation against the same one written out in PyTorch, its result and its gradients."""

    def setUp(self):
        torch.manual_seed(3)
        torch.set_num_threads(1)

    def compare(self, fused, plain, *inputs):
        """Both on the same inputs; the gradient of a random direction."""
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

    def test_attention(self):
        """Longer than a stretch, with branches that do not see each other."""
        batch, length, heads, size = 2, 300, 2, 32
        branch = torch.cat((torch.zeros(100), torch.ones(100), torch.full((100,), 2.0))).long().repeat(batch, 1).contiguous()
        angles = torch.arange(length).float().view(1, length, 1) * torch.logspace(0, -3, size // 2)
        cosine, sine = angles.cos().repeat(batch, 1, 1).contiguous(), angles.sin().repeat(batch, 1, 1).contiguous()

        def turn(x):
            even, odd = x[..., 0::2], x[..., 1::2]
            c, s = cosine.unsqueeze(1), sine.unsqueeze(1)
            return torch.stack((even * c - odd * s, even * s + odd * c), dim=-1).flatten(-2)

        def plain(rows):
            q, k, v = (part.view(batch, length, heads, size).transpose(1, 2) for part in rows.float().chunk(3, dim=-1))
            seen = ((branch.unsqueeze(1) == 0) | (branch.unsqueeze(1) == branch.unsqueeze(2))) & torch.ones(length, length, dtype=torch.bool).tril()
            scores = (turn(q) @ turn(k).transpose(2, 3) * size ** -0.5).masked_fill(~seen.unsqueeze(1), -1e9)
            return (scores.softmax(-1) @ v).transpose(1, 2).reshape(batch, length, heads * size)

        self.compare(lambda rows: kernels.Attention.apply(rows, cosine, sine, branch, heads), plain, torch.randn(batch, length, 3 * heads * size).to(kernels.KIND))


if __name__ == "__main__":
    unittest.main()
