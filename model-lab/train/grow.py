"""Gives a checkpoint more width, heads, hidden units or layers without changing what it says: what is new is not listened to at first.

    python3 grow.py --checkpoint run/checkpoint.pt --out wide/checkpoint.pt --width 256 --heads 4 --hidden 704
    python3 grow.py --checkpoint run/checkpoint.pt --out deep/checkpoint.pt --layers 12
"""
import argparse
import os

import torch

from network import Network, Shape


def padded(old, rows, columns, scale):
    """The old matrix in the upper left corner, small random numbers elsewhere."""
    new = torch.randn(rows, columns) * scale
    new[:old.shape[0], :old.shape[1]] = old
    return new


def widened(weights, old, new):
    """The weights of `old` in the shape `new`. The added places of the stream begin as zeros: they are read by random weights, so that they learn
    at once, and written by none. A norm divides by the mean over more places, which its weight takes back."""
    if old.width // old.heads != new.width // new.heads:
        raise ValueError("A head must keep its size; choose heads that fit the width")
    smaller = (old.width / new.width) ** 0.5
    scale = 0.5 * new.width ** -0.5
    grown = {}
    for name, value in weights.items():
        kind = name.rsplit(".", 1)[-1]
        if kind == "weight":
            wide = torch.full((new.width,), float(value.mean()))
            wide[:old.width] = value
            grown[name] = wide * smaller
        elif kind == "table":
            grown[name] = padded(value, value.shape[0], new.width, 0)
        elif kind == "qkv":
            grown[name] = torch.cat([padded(part, new.width, new.width, scale) for part in value.chunk(3)])
        elif kind == "gate_up":
            grown[name] = torch.cat([padded(part, new.hidden, new.width, scale) for part in value.chunk(2)])
        elif kind == "out":
            grown[name] = padded(value, new.width, new.width, 0)
        elif kind == "down":
            grown[name] = padded(value, new.width, new.hidden, 0)
        else:
            raise ValueError(f"Do not know how to widen {name}")
    return grown


def deepened(weights, old, layers):
    """The weights of `old` with `layers` layers: those in the middle are followed by a copy of themselves that looks at the same things and, at
    first, writes nothing."""
    added = layers - old.layers
    if not 0 <= added <= old.layers:
        raise ValueError(f"From {old.layers} layers to {old.layers}..{2 * old.layers} of them, not to {layers}")
    first = (old.layers - added) // 2
    order = [(layer, copy) for layer in range(old.layers) for copy in ([False, True] if first <= layer < first + added else [False])]
    grown = {name: value for name, value in weights.items() if not name.startswith("blocks.")}
    for place, (layer, copy) in enumerate(order):
        for name, value in weights.items():
            if name.startswith(f"blocks.{layer}."):
                kind = name.split(".", 2)[2]
                grown[f"blocks.{place}.{kind}"] = torch.zeros_like(value) if copy and kind in ("out", "down") else value.clone()
    return grown


def main():
    """Reads, grows, checks that a network takes it, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--out", required=True)
    for size in ("width", "heads", "hidden", "layers"):
        parser.add_argument(f"--{size}", type=int, default=0, help="as it is when not given")
    options = parser.parse_args()
    torch.manual_seed(21)
    checkpoint = torch.load(options.checkpoint)
    old = Shape(**checkpoint["shape"])
    new = Shape(old.vocabulary, options.width or old.width, options.layers or old.layers, options.heads or old.heads, options.hidden or old.hidden)
    network = Network(new)
    network.load_state_dict(deepened(widened(checkpoint["weights"], old, new), old, new.layers))
    os.makedirs(os.path.dirname(options.out), exist_ok=True)
    torch.save({"shape": new.as_dict(), "weights": network.state_dict(), "tokens": checkpoint["tokens"]}, options.out)
    print(f"{options.out}: {sum(p.numel() for p in network.parameters())} parameters")


if __name__ == "__main__":
    main()
