"""A small Llama: what llama.cpp runs, written for training on a CPU in bfloat16."""
import torch
from torch import nn
from torch.nn import functional

EPSILON = 1e-5
ROPE_BASE = 10000.0


class Shape:
    """Sizes of a model."""

    def __init__(self, vocabulary, width=256, layers=6, heads=4, hidden=640):
        self.vocabulary, self.width, self.layers, self.heads, self.hidden = vocabulary, width, layers, heads, hidden

    def as_dict(self):
        """For the checkpoint."""
        return dict(self.__dict__)


class Norm(nn.Module):
    """Root mean square norm, computed in the type of its input."""

    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        """Normalises the last dimension."""
        scale = torch.rsqrt(x.float().square().mean(-1, keepdim=True) + EPSILON)
        return x * scale.to(x.dtype) * self.weight.to(x.dtype)


def linear(x, weight):
    """A product in bfloat16; the weight stays in float."""
    return functional.linear(x, weight.to(torch.bfloat16))


def rotate(x, cos, sin):
    """RoPE over neighbouring pairs, as llama.cpp's normal type does."""
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack((even * cos - odd * sin, even * sin + odd * cos), dim=-1).flatten(-2)


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

    def forward(self, x, cos, sin, bias):
        """One layer. `bias` is 0 where a token may look and very negative where not."""
        batch, length, width = x.shape
        q, k, v = linear(self.attention_norm(x), self.qkv).view(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        size = width // self.heads
        q = (q * size ** -0.5).reshape(batch * self.heads, length, size)
        scores = torch.bmm(q, k.reshape(batch * self.heads, length, size).transpose(1, 2)).add_(bias)
        mixed = torch.bmm(functional.softmax(scores, dim=-1), v.reshape(batch * self.heads, length, size))
        x = x + linear(mixed.view(batch, self.heads, length, size).transpose(1, 2).reshape(batch, length, width), self.out)
        gate, up = linear(self.feed_norm(x), self.gate_up).chunk(2, dim=-1)
        return x + linear(functional.silu(gate) * up, self.down)


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
        nn.init.normal_(self.table, std=0.02)
        for block in self.blocks:
            for weight in (block.qkv, block.gate_up):
                nn.init.normal_(weight, std=shape.width ** -0.5)
            nn.init.normal_(block.out, std=0.02 / shape.layers)
            nn.init.normal_(block.down, std=0.02 / shape.layers)

    def forward(self, ids, positions, branch, places):
        """Logits at `places` (indices into the flattened batch). A token sees what is before it in the shared part and in its own branch."""
        angles = positions.unsqueeze(-1).float() * self.speeds
        cos, sin = angles.cos().to(torch.bfloat16).unsqueeze(1), angles.sin().to(torch.bfloat16).unsqueeze(1)
        allowed = (branch.unsqueeze(1) == 0) | (branch.unsqueeze(1) == branch.unsqueeze(2))
        allowed &= torch.ones(ids.shape[1], ids.shape[1], dtype=torch.bool).tril()
        bias = torch.zeros(allowed.shape, dtype=torch.bfloat16).masked_fill_(~allowed, -1e9)
        bias = bias.repeat_interleave(self.shape.heads, dim=0)
        x = functional.embedding(ids, self.table).to(torch.bfloat16)
        for block in self.blocks:
            x = block(x, cos, sin, bias)
        chosen = self.last_norm(x.flatten(0, 1)[places])
        return linear(chosen, self.table).float()
