"""Makes a checkpoint and the tokenizer of a GGUF file that export.py wrote, so that training goes on from a finished file.

    python3 from_file.py --file resources/models/step-runner.gguf --out run/checkpoint.pt --tokenizer tokenizer.json

A matrix in eight bits comes back as it is in the file: rounded once. The moments of the optimizer are not in a file; it begins anew.
"""
import argparse
import os
import struct

import numpy as np
import torch

from export import ALIGNMENT, ARRAY, BLOCK, BOOL, EIGHT_BITS, F32, FLOAT16, FLOAT32, I32, MAGIC, STRING, TOKENS_READ, U32, U64, VERSION
from network import Network, Shape
from tokenizer import Tokenizer, learned_of

NUMBERS = {U32: "<I", I32: "<i", F32: "<f", BOOL: "<?", U64: "<Q"}


class Reader:
    """Goes through the head of a file from its beginning."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def number(self, form):
        """One number of struct's form."""
        value, = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return value

    def text(self):
        """A GGUF string."""
        length = self.number("<Q")
        self.at += length
        return self.data[self.at - length:self.at].decode("utf-8")

    def value(self, kind):
        """What stands behind a key."""
        if kind == ARRAY:
            inner, count = self.number("<I"), self.number("<Q")
            return [self.value(inner) for _ in range(count)]
        return self.text() if kind == STRING else self.number(NUMBERS[kind])


def array_of(data, kind, shape):
    """A tensor's numbers in single precision."""
    if kind == EIGHT_BITS:
        packed = np.frombuffer(data, np.int8, int(np.prod(shape)) // BLOCK * (2 + BLOCK)).reshape(-1, 2 + BLOCK)
        scale = packed[:, :2].copy().view(np.float16).astype(np.float32)
        return (packed[:, 2:] * scale).reshape(shape)
    form = {FLOAT16: np.float16, FLOAT32: np.float32}[kind]
    return np.frombuffer(data, form, int(np.prod(shape))).reshape(shape).astype(np.float32)


def read(data):
    """The fields by key and the tensors by llama.cpp's name."""
    reader = Reader(data)
    if reader.number("<I") != MAGIC or reader.number("<I") != VERSION:
        raise ValueError("This is no GGUF file of version 3")
    tensors, fields = reader.number("<Q"), reader.number("<Q")
    meta = {reader.text(): reader.value(reader.number("<I")) for _ in range(fields)}
    places = []
    for _ in range(tensors):
        name = reader.text()
        shape = tuple(reversed([reader.number("<Q") for _ in range(reader.number("<I"))]))
        places.append((name, shape, reader.number("<I"), reader.number("<Q")))
    start = reader.at + -reader.at % ALIGNMENT
    return meta, {name: torch.from_numpy(array_of(data[start + offset:], kind, shape).copy()) for name, shape, kind, offset in places}


def weights_of(tensors, layers):
    """In the names of our network, where queries, keys and values are one matrix, and gate and up are."""
    weights = {"table": tensors["token_embd.weight"], "last_norm.weight": tensors["output_norm.weight"]}
    for layer in range(layers):
        part = lambda name: tensors[f"blk.{layer}.{name}.weight"]
        block = {
            "attention_norm.weight": part("attn_norm"), "qkv": torch.cat([part("attn_q"), part("attn_k"), part("attn_v")]), "out": part("attn_output"),
            "feed_norm.weight": part("ffn_norm"), "gate_up": torch.cat([part("ffn_gate"), part("ffn_up")]), "down": part("ffn_down"),
        }
        weights.update({f"blocks.{layer}.{name}": value for name, value in block.items()})
    return weights


def main():
    """Reads the file, checks that a network takes it, writes both."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--file", required=True)
    parser.add_argument("--out", required=True, help="the checkpoint to write")
    parser.add_argument("--tokenizer", required=True, help="the tokenizer to write")
    options = parser.parse_args()
    with open(options.file, "rb") as file:
        meta, tensors = read(file.read())
    tokens = meta["tokenizer.ggml.tokens"]
    tokenizer = Tokenizer(*learned_of([tuple(merge.split(" ")) for merge in meta["tokenizer.ggml.merges"]]))
    if tokenizer.tokens != tokens:
        raise ValueError(f"{options.file} has tokens of another tokenizer, it was not written by export.py of this version")
    shape = Shape(len(tokens), *(meta[f"llama.{name}"] for name in ("embedding_length", "block_count", "attention.head_count", "feed_forward_length")))
    network = Network(shape)
    network.load_state_dict(weights_of(tensors, shape.layers))
    for path in (options.out, options.tokenizer):
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    tokenizer.save(options.tokenizer)
    torch.save({"shape": shape.as_dict(), "weights": network.state_dict(), "tokens": meta.get(TOKENS_READ, 0)}, options.out)
    print(f"{options.out}: {sum(p.numel() for p in network.parameters())} parameters, {meta.get(TOKENS_READ, 'an unknown number of')} tokens trained")


if __name__ == "__main__":
    main()
