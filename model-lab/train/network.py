"""A small Llama: what llama.cpp runs, written for training on a CPU."""
import torch
from torch import nn
from torch.nn import functional

import kernels

EPSILON = 1e-5
# Turns slowly: half of a head's places hardly turn within a prompt, so that a token is found by what it is at any distance.
ROPE_BASE = 500000.0


class Shape:
    """Sizes of a model."""

    def __init__(self, vocabulary, width=256, layers=6, heads=4, hidden=640):
        self.vocabulary, self.width, self.layers, self.heads, self.hidden = vocabulary, width, layers, heads, hidden

    def as_dict(self):
        """For the checkpoint."""
        return dict(self.__dict__)


class Norm(nn.Module):
    """Root mean square norm."""

    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        """Normalises the last dimension."""
        return kernels.Norm.apply(x, self.weight, EPSILON)


def linear(x, weight):
    """A product in the kind of number that this machine is quick with; the weight stays in float."""
    return functional.linear(x, weight.to(kernels.KIND))


class Block(nn.Module):
    """Attention and a gated feed-forward layer."""

    def __init__(self, shape):
        super().__init__()
        width, hidden = shape.width, shape.hidden
        self.heads = shape.heads
        self.attention_norm = Norm(width)
        self.qkv = nn.Parameter(torch.empty(3 * width, width))
        self.out = nn.Parameter(torch.empty(width, width))
        self.feed_norm = Norm(width)
        self.gate_up = nn.Parameter(torch.empty(2 * hidden, width))
        self.down = nn.Parameter(torch.empty(width, hidden))

    def forward(self, x, cosine, sine, branch):
        """One layer: (batch, length, width) to the same."""
        if kernels.has_layers(x.shape[-1], self.down.shape[1], self.heads):
            return kernels.Layer.apply(x, cosine, sine, branch, self.heads, EPSILON, self.attention_norm.weight, self.qkv, self.out, self.feed_norm.weight, self.gate_up, self.down)
        return self.in_parts(x, cosine, sine, branch)

    def in_parts(self, x, cosine, sine, branch):
        """The same, operation by operation."""
        found = kernels.Attention.apply(linear(self.attention_norm(x), self.qkv), cosine, sine, branch, self.heads)
        x = x + linear(found, self.out)
        return x + linear(kernels.Gated.apply(linear(self.feed_norm(x), self.gate_up)), self.down)


class Network(nn.Module):
    """Token ids in, logits of chosen places out. Input and output share one table."""

    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.table = nn.Parameter(torch.empty(shape.vocabulary, shape.width))
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.last_norm = Norm(shape.width)
        size = shape.width // shape.heads
        self.register_buffer("speeds", ROPE_BASE ** (-torch.arange(0, size, 2).float() / size), persistent=False)
        for block in self.blocks:
            for weight in (block.qkv, block.gate_up):
                nn.init.normal_(weight, std=shape.width ** -0.5)
            nn.init.zeros_(block.out)
            nn.init.zeros_(block.down)
        self._begin_with_copying()

    @torch.no_grad()
    def _begin_with_copying(self):
        """Starts where a random start gets to after some two million tokens: the first layer writes down the token before, in places of its
        own; the second looks for where the present token was the token before, and says what stands there. Trained on like any other weight."""
        width, heads = self.shape.width, self.shape.heads
        size, half = width // heads, width // 2
        basis = torch.linalg.qr(torch.randn(width, width))[0]
        tokens, earlier, always = basis[:half], basis[half:], basis[-1]
        strength = 0.05 * width ** 0.5
        nn.init.normal_(self.table, std=strength * half ** -0.5)
        self.table[:, half:] = 0
        self.table.copy_(self.table @ basis + strength * always)
        before, same = self.blocks[0], self.blocks[1]
        q, k, v = before.qkv.chunk(3)
        for head in range(heads):
            for pair in range(6):
                row, angle = head * size + 2 * pair, self.speeds[pair]
                q[row], q[row + 1] = 0.65 * always, 0 * always
                k[row], k[row + 1] = 0.65 * angle.cos() * always, 0.65 * angle.sin() * always
            q[head * size + 12:(head + 1) * size] *= 0.1
        v.zero_()
        v[:half] = tokens
        before.out.zero_()
        before.out[:, :half] = strength / (width / 2) ** 0.5 * earlier.t()
        q, k, v = same.qkv.chunk(3)
        piece = size // 2
        v.zero_()
        same.out.zero_()
        for head in range(heads):
            slow = slice(head * size + size - piece, (head + 1) * size)
            mine = slice(head * piece, (head + 1) * piece)
            q[head * size:(head + 1) * size] *= 0.1
            q[slow] = 2.1 * tokens[mine]
            k[slow] = 2.1 * earlier[mine]
            v[slow] = tokens[mine]
            same.out[:, slow] = 0.3 * tokens[mine].t()

    def forward(self, ids, positions, branch, places):
        """Logits at `places` (indices into the flattened batch). A token sees what is before it in the shared part and in its own branch."""
        angles = positions.unsqueeze(-1).float() * self.speeds
        cosine, sine = angles.cos().contiguous(), angles.sin().contiguous()
        branch = branch.contiguous()
        x = functional.embedding(ids, self.table).to(kernels.KIND)
        for block in self.blocks:
            x = block(x, cosine, sine, branch)
        chosen = self.last_norm(x.flatten(0, 1)[places])
        return linear(chosen, self.table).float()
