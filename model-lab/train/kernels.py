"""The parts of a layer that are no products of matrices, fused and compiled for this machine (`kernels.cpp`), with their gradients.

All tensors are dense, in `KIND` unless said: bfloat16 where the processor multiplies it, else float. PyTorch's own bfloat16 operations of that kind took a third of the time of a step."""
import ctypes
import hashlib
import os
import platform
import subprocess

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = [os.path.join(HERE, name) for name in ("kernels.cpp", "layer.cpp")]
HEADERS = [os.path.join(HERE, name) for name in ("numbers.h", "tiles.h")]
# Where attention is PyTorch's, queries are taken in stretches, so that what comes after a stretch is not computed for it.
STRETCH = 256


def _kind():
    """bfloat16 is many times as quick as float on processors with units for it (Linux calls them so), and unusably slow on others."""
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as told:
        flags = told.read().split()
    return torch.bfloat16 if "amx_bf16" in flags or "avx512_bf16" in flags else torch.float32


KIND = _kind()


def _library():
    """Compiles into the user's own cache, for this machine; the name says which source, so that a changed one is compiled again."""
    folder = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "zeroclaw-step-runner")
    os.makedirs(folder, mode=0o700, exist_ok=True)
    single = ["-DSINGLE", "-l:libblas.so.3"] if KIND == torch.float32 else []
    text = bytes(str(KIND), "ascii")
    for path in SOURCES + HEADERS:
        with open(path, "rb") as source:
            text += source.read()
    built = os.path.join(folder, f"kernels-{platform.node()}-{hashlib.sha256(text).hexdigest()[:16]}.so")
    if not os.path.exists(built):
        own = f"{built}.{os.getpid()}"
        subprocess.run(["g++", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", *SOURCES, "-o", own, "-lmvec", "-lm", *single], check=True)
        os.replace(own, built)
    return ctypes.CDLL(built)


def _quick_products():
    """In float the products of matrices are those of the machine's BLAS. Debian's reference one, which PyTorch brings along, is thirty times slower than OpenBLAS."""
    if KIND == torch.float32 and not hasattr(ctypes.CDLL("libblas.so.3"), "openblas_get_config"):
        raise ImportError("This processor multiplies no bfloat16, so training needs OpenBLAS: sudo apt install libopenblas0-pthread")


_quick_products()
_compiled = _library()
# Products of tiles: the processor's own (AMX), for those who ask the system, or vectors in their place (AVX-512 BF16).
_TILES = hasattr(_compiled, "allow_tiles") and bool(_compiled.allow_tiles())


def _call(name, *arguments):
    """Tensors are passed by address, whole numbers with 64 bits, others as float."""
    getattr(_compiled, name)(*(
        ctypes.c_void_p(a.data_ptr()) if isinstance(a, torch.Tensor) else ctypes.c_int64(a) if isinstance(a, int) else ctypes.c_float(a) for a in arguments
    ))


class Norm(torch.autograd.Function):
    """x (…, width) over its root mean square, times a weight (width, float)."""

    @staticmethod
    def forward(ctx, x, weight, epsilon):
        x = x.contiguous()
        rows, width = x.numel() // x.shape[-1], x.shape[-1]
        y, inverse = torch.empty_like(x), torch.empty(rows)
        _call("norm_forward", x, weight, y, inverse, rows, width, float(epsilon))
        ctx.save_for_backward(x, weight, inverse)
        return y

    @staticmethod
    def backward(ctx, dy):
        x, weight, inverse = ctx.saved_tensors
        dx, dweight = torch.empty_like(x), torch.zeros_like(weight)
        _call("norm_backward", x, weight, inverse, dy.contiguous(), dx, dweight, inverse.numel(), x.shape[-1])
        return dx, dweight, None


class Gated(torch.autograd.Function):
    """silu(gate) * up of (…, 2 * hidden)."""

    @staticmethod
    def forward(ctx, both):
        both = both.contiguous()
        hidden = both.shape[-1] // 2
        out = torch.empty(*both.shape[:-1], hidden, dtype=both.dtype)
        _call("gated_forward", both, out, out.numel() // hidden, hidden)
        ctx.save_for_backward(both)
        return out

    @staticmethod
    def backward(ctx, dout):
        both, = ctx.saved_tensors
        dboth = torch.empty_like(both)
        _call("gated_backward", both, dout.contiguous(), dboth, dout.numel() // dout.shape[-1], dout.shape[-1])
        return dboth


class Attention(torch.autograd.Function):
    """From rows of queries, keys and values (batch, length, 3 * width) to what was looked up (batch, length, width). cosine and sine (batch,
    length, size / 2, float) turn by place; branch (batch, length, int64) says what belongs together, 0 is seen by all and 99 is padding."""

    @staticmethod
    def forward(ctx, rows, cosine, sine, branch, heads):
        rows = rows.contiguous()
        batch, length, width = rows.shape[0], rows.shape[1], rows.shape[2] // 3
        size = width // heads
        q, k, v = (torch.empty(batch * heads, length, size, dtype=rows.dtype) for _ in range(3))
        _call("split_forward", rows, cosine, sine, q, k, v, batch, length, heads, size, size ** -0.5)
        out, *kept = (_attend if _is_compiled(size) else _attend_plainly)(q, k, v, branch, batch, heads)
        ctx.save_for_backward(q, k, v, cosine, sine, branch, out, *kept)
        ctx.heads = heads
        return out

    @staticmethod
    def backward(ctx, dout):
        q, k, v, cosine, sine, branch, out, *kept = ctx.saved_tensors
        heads, length, size = ctx.heads, q.shape[1], q.shape[2]
        batch, width = q.shape[0] // heads, heads * size
        dq, dk, dv = torch.empty_like(q), torch.empty_like(k), torch.empty_like(v)
        if _is_compiled(size):
            _call("attend_backward", q, k, v, branch, out, kept[0], dout.contiguous(), dq, dk, dv, batch, heads, length, size)
        else:
            _attend_plainly_back(q, k, v, kept, dout.view(batch, length, heads, size).transpose(1, 2).reshape(q.shape), dq, dk, dv)
        drows = torch.empty(batch, length, 3 * width, dtype=q.dtype)
        _call("split_backward", dq, dk, dv, cosine, sine, drows, batch, length, heads, size, size ** -0.5)
        return drows, None, None, None, None


def _is_compiled(size):
    """Whether attention with heads of that size is in `kernels.cpp` for this processor; tiles are 32 bfloat16 wide."""
    return KIND == torch.float32 or _TILES and size % 32 == 0


def has_layers(width, hidden, heads):
    """Whether this processor takes a layer of that shape as a whole (`Layer`)."""
    return _TILES and all(size % 32 == 0 for size in (width // heads, width, hidden))


class Layer(torch.autograd.Function):
    """Attention and feed-forward with their norms and what they are added to (`layer.cpp`): x (batch, length, width) to the same. Weights are float."""

    @staticmethod
    def forward(ctx, x, cosine, sine, branch, heads, epsilon, attention_norm, qkv, out, feed_norm, gate_up, down):
        x = x.contiguous()
        batch, length, width = x.shape
        hidden, rows = down.shape[1], batch * length
        inverse, middle_inverse, logs = torch.empty(rows), torch.empty(rows), torch.empty(batch * heads * length)
        q, k, v, found, middle, y = (torch.empty_like(x) for _ in range(6))
        both = torch.empty(rows, 2 * hidden, dtype=x.dtype)
        taken = (x, cosine, sine, branch, attention_norm, qkv, out, feed_norm, gate_up, down)
        kept = (inverse, q, k, v, found, logs, middle, middle_inverse, both)
        ctx.sizes = (batch, length, heads, width // heads, hidden, epsilon)
        _call("layer_forward", *taken, *kept, y, *ctx.sizes)
        ctx.save_for_backward(*taken, *kept)
        return y

    @staticmethod
    def backward(ctx, dy):
        x, *_, = saved = ctx.saved_tensors
        dx, weights = torch.empty_like(x), saved[4:10]
        gradients = [(torch.zeros_like if weight.dim() == 1 else torch.empty_like)(weight) for weight in weights]
        _call("layer_backward", *saved, dy.contiguous(), dx, *gradients, *ctx.sizes)
        return dx, None, None, None, None, None, *gradients


def muon(weight, gradient, momentum, rate, decay):
    """One step for a dense matrix (float), in place: its momentum, then the weight along the nearest orthogonal matrix. Only where there are tiles (`has_muon`)."""
    _call("muon", weight, gradient, momentum, weight.shape[0], weight.shape[1], float(rate), float(decay))


def has_muon(weight):
    """Whether `muon` takes a matrix of that shape on this processor."""
    return _TILES and all(size % 32 == 0 for size in weight.shape)


def _attend(q, k, v, branch, batch, heads):
    """What was looked up (batch, length, width), and of each row the logarithm of its sum."""
    length, size = q.shape[1:]
    out, logs = torch.empty(batch, length, heads * size, dtype=q.dtype), torch.empty(q.shape[:2])
    _call("attend_forward", q, k, v, branch, out, logs, batch, heads, length, size)
    return out, logs


def _attend_plainly(q, k, v, branch, batch, heads):
    """In bfloat16 without tiles: what was looked up, and the shares of each stretch."""
    length, size = q.shape[1:]
    out, kept = torch.empty_like(q), []
    for start in range(0, length, STRETCH):
        end = min(length, start + STRETCH)
        shares = torch.bmm(q[:, start:end], k[:, :end].transpose(1, 2))
        _call("softmax_forward", shares, branch, batch, heads, end - start, end, length, start)
        out[:, start:end] = torch.bmm(shares, v[:, :end])
        kept.append(shares)
    return out.view(batch, heads, length, size).transpose(1, 2).reshape(batch, length, heads * size), *kept


def _attend_plainly_back(q, k, v, kept, dout, dq, dk, dv):
    """In bfloat16 without tiles: the gradients, into three arrays."""
    dk.zero_()
    dv.zero_()
    for number, shares in enumerate(kept):
        start = number * STRETCH
        end = min(q.shape[1], start + STRETCH)
        here = dout[:, start:end]
        dv[:, :end] += torch.bmm(shares.transpose(1, 2), here)
        dscores = torch.bmm(here, v[:, :end].transpose(1, 2))
        _call("softmax_backward", shares, dscores, shares.shape[0] * shares.shape[1], shares.shape[2])
        dq[:, start:end] = torch.bmm(dscores, k[:, :end])
        dk[:, :end] += torch.bmm(dscores.transpose(1, 2), q[:, start:end])
