"""Gives a checkpoint more width, heads and hidden units without changing what it says: what is new is not listened to at first.

    python3 widen.py --checkpoint run/checkpoint.pt --out wide/checkpoint.pt --width 256 --heads 4 --hidden 704
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


def main():
    """Reads, widens, checks that a network takes it, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--heads", type=int, required=True)
    parser.add_argument("--hidden", type=int, required=True)
    options = parser.parse_args()
    torch.manual_seed(21)
    checkpoint = torch.load(options.checkpoint)
    old = Shape(**checkpoint["shape"])
    new = Shape(old.vocabulary, options.width, old.layers, options.heads, options.hidden)
    network = Network(new)
    network.load_state_dict(widened(checkpoint["weights"], old, new))
    os.makedirs(os.path.dirname(options.out), exist_ok=True)
    torch.save({"shape": new.as_dict(), "weights": network.state_dict(), "tokens": checkpoint["tokens"]}, options.out)
    print(f"{options.out}: {sum(p.numel() for p in network.parameters())} parameters")


if __name__ == "__main__":
    main()
