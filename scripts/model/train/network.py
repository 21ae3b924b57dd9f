"""A small Llama: what llama.cpp runs, written for training on a CPU in bfloat16."""
import torch
from torch import nn
from torch.nn import functional

EPSILON = 1e-5
# Turns slowly: half of a head's places hardly turn within a prompt, so that a token is found by what it is at any distance.
ROPE_BASE = 500000.0
# Queries are taken in stretches, so that what comes after a stretch is not computed for it.
STRETCH = 256


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
    """RoPE over pairs whose first members come first (`Block.order` brings them there)."""
    first, second = x.chunk(2, dim=-1)
    return torch.cat((first * cos - second * sin, first * sin + second * cos), dim=-1)


class Block(nn.Module):
    """Attention and a gated feed-forward layer."""

    def __init__(self, shape):
        super().__init__()
        width, hidden = shape.width, shape.hidden
        self.heads = shape.heads
        # llama.cpp turns neighbouring pairs. Turning halves is quicker here and gives the same scores, so the rows of queries and keys are
        # taken in this order; what is stored stays in that of llama.cpp.
        size = width // shape.heads
        inside = torch.cat((torch.arange(0, size, 2), torch.arange(1, size, 2)))
        self.register_buffer("order", (torch.arange(0, 2 * width, size).unsqueeze(1) + inside).flatten(), persistent=False)
        self.attention_norm = Norm(width)
        self.qkv = nn.Parameter(torch.empty(3 * width, width))
        self.out = nn.Parameter(torch.empty(width, width))
        self.feed_norm = Norm(width)
        self.gate_up = nn.Parameter(torch.empty(2 * hidden, width))
        self.down = nn.Parameter(torch.empty(width, hidden))

    def forward(self, x, cos, sin, bias):
        """One layer. `bias` is 0 where a token may look and very negative where not."""
        batch, length, width = x.shape
        size = width // self.heads
        joined = torch.cat((self.qkv[:2 * width][self.order], self.qkv[2 * width:]))
        turned, v = linear(self.attention_norm(x), joined).split((2 * width, width), dim=-1)
        turned = rotate(turned.view(batch, length, 2 * self.heads, size), cos, sin).transpose(1, 2)
        q, k = (part.reshape(batch * self.heads, length, size) for part in turned.chunk(2, dim=1))
        v = v.view(batch, length, self.heads, size).transpose(1, 2).reshape(batch * self.heads, length, size)
        q = q * size ** -0.5
        mixed = []
        for start in range(0, length, STRETCH):
            end = min(length, start + STRETCH)
            scores = torch.bmm(q[:, start:end], k[:, :end].transpose(1, 2)).add_(bias[:, start:end, :end])
            mixed.append(torch.bmm(functional.softmax(scores, dim=-1), v[:, :end]))
        mixed = torch.cat(mixed, dim=1)
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
        cos, sin = angles.cos().to(torch.bfloat16).unsqueeze(2), angles.sin().to(torch.bfloat16).unsqueeze(2)
        allowed = (branch.unsqueeze(1) == 0) | (branch.unsqueeze(1) == branch.unsqueeze(2))
        allowed &= torch.ones(ids.shape[1], ids.shape[1], dtype=torch.bool).tril()
        bias = torch.zeros(allowed.shape, dtype=torch.bfloat16).masked_fill_(~allowed, -1e9)
        bias = bias.repeat_interleave(self.shape.heads, dim=0)
        x = functional.embedding(ids, self.table).to(torch.bfloat16)
        for block in self.blocks:
            x = block(x, cos, sin, bias)
        chosen = self.last_norm(x.flatten(0, 1)[places])
        return linear(chosen, self.table).float()
