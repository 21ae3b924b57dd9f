"""The mean of several checkpoints of one training: what the rate left of noise in each is gone in it.

    python3 average.py --out mean.pt run-a/checkpoint.pt run-b/checkpoint.pt
"""
import argparse

import torch


def mean_of(checkpoints):
    """Mean weights; the tokens are those of the checkpoint that has read most."""
    shapes = [checkpoint["shape"] for checkpoint in checkpoints]
    if any(shape != shapes[0] for shape in shapes):
        raise ValueError(f"only networks of one shape have a mean, not {shapes}")
    weights = {name: sum(each["weights"][name].float() for each in checkpoints) / len(checkpoints) for name in checkpoints[0]["weights"]}
    return {"shape": shapes[0], "weights": weights, "tokens": max(each["tokens"] for each in checkpoints)}


def main():
    """Reads, averages, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("checkpoints", nargs="+")
    options = parser.parse_args()
    torch.save(mean_of([torch.load(file) for file in options.checkpoints]), options.out)


if __name__ == "__main__":
    main()
