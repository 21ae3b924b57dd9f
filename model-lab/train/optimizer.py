"""Muon for the matrices inside the layers, Adam for everything else."""
import torch

import kernels


def orthogonal(gradient):
    """Five Newton-Schulz rounds towards the nearest orthogonal matrix."""
    x = gradient.to(kernels.KIND)
    tall = x.shape[0] > x.shape[1]
    if tall:
        x = x.t()
    x = x / (x.norm() + 1e-7)
    for _ in range(5):
        square = x @ x.t()
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return (x.t() if tall else x).float()


class Optimizer:
    """Keeps the moments; `step` takes the gradients that are there. `rate` scales both learning rates."""

    def __init__(self, named, matrix_rate=0.02, other_rate=0.004):
        self.parameters = dict(named)
        self.rates = {name: matrix_rate if self.is_matrix(name, p) else other_rate for name, p in self.parameters.items()}
        self.first = {name: torch.zeros_like(p) for name, p in self.parameters.items()}
        self.second = {name: torch.zeros_like(p) for name, p in self.parameters.items() if not self.is_matrix(name, p)}
        self.steps = 0

    @staticmethod
    def is_matrix(name, parameter):
        """The table of tokens is a list of vectors, no matrix."""
        return parameter.dim() == 2 and name != "table"

    @torch.no_grad()
    def step(self, rate):
        """Moves every parameter against its gradient and clears it."""
        self.steps += 1
        for name, p in self.parameters.items():
            gradient, first = p.grad, self.first[name]
            if self.is_matrix(name, p):
                for part, moment, target in zip(*(self._parts(name, whole) for whole in (gradient, first, p))):
                    self._move(target, part, moment, rate * self.rates[name])
            else:
                second = self.second[name]
                first.lerp_(gradient, 0.1)
                second.lerp_(gradient.square(), 0.02)
                bias_first, bias_second = 1 - 0.9 ** self.steps, 1 - 0.98 ** self.steps
                p.add_((first / bias_first) / ((second / bias_second).sqrt() + 1e-8), alpha=-rate * self.rates[name])
            p.grad = None

    @staticmethod
    def _move(target, gradient, first, rate):
        """Along the nearest orthogonal matrix of the momentum, farther where the matrix is tall."""
        far, decay = rate * max(1.0, target.shape[0] / target.shape[1]) ** 0.5, 0.01 * rate
        if kernels.has_muon(target):
            kernels.muon(target, gradient, first, far, decay)
            return
        first.mul_(0.95).add_(gradient)
        target.mul_(1 - decay).add_(orthogonal(gradient + 0.95 * first), alpha=-far)

    @staticmethod
    def _parts(name, matrix):
        """Matrices that were stacked to save calls are treated one by one."""
        count = 3 if name.endswith("qkv") else 2 if name.endswith("gate_up") else 1
        return matrix.chunk(count, dim=0)

    def state(self):
        """For the checkpoint."""
        return {"first": self.first, "second": self.second, "steps": self.steps}

    def load(self, state):
        """Goes on where a checkpoint stopped."""
        self.first, self.second, self.steps = state["first"], state["second"], state["steps"]
