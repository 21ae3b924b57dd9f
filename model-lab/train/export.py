"""Writes a checkpoint as a GGUF file that llama.cpp runs.

    python3 export.py --checkpoint run/checkpoint.pt --tokenizer tokenizer.json --out step-runner.gguf

Matrices are written in half precision (F16), or with `--eight` in blocks of 32 whole numbers of eight bits and a scale (Q8_0), at half the size; the table of tokens is always in half precision, and the norms in single.
"""
import argparse
import struct

import numpy as np
import torch

from network import EPSILON, ROPE_BASE
from tokenizer import CLOSE, CONTROL, END, PHRASES, Tokenizer
from train import FARTHEST

MAGIC, VERSION, ALIGNMENT = 0x46554747, 3, 32
U32, I32, F32, BOOL, STRING, ARRAY, U64 = 4, 5, 6, 7, 8, 9, 10
NORMAL, CONTROL_TYPE, USER_DEFINED = 1, 3, 4
# Kinds of tensors, and what the whole file is called by.
FLOAT32, FLOAT16, EIGHT_BITS = 0, 1, 8
MOSTLY_F16, MOSTLY_Q8_0 = 1, 7
BLOCK = 32
# Our own key: how many tokens were trained on, so that who goes on from a file counts on.
TOKENS_READ = "step_runner.tokens_trained"
TEMPLATE = "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"


def text(value):
    """A GGUF string."""
    data = value.encode("utf-8")
    return struct.pack("<Q", len(data)) + data


def field(key, kind, value):
    """A key and its value."""
    return text(key) + struct.pack("<I", kind) + {
        U32: lambda: struct.pack("<I", value), F32: lambda: struct.pack("<f", value), BOOL: lambda: struct.pack("<?", value), U64: lambda: struct.pack("<Q", value), STRING: lambda: text(value),
    }[kind]()


def listing(key, kind, values):
    """A key and a list."""
    packed = b"".join(text(value) for value in values) if kind == STRING else struct.pack(f"<{len(values)}{'i' if kind == I32 else 'f'}", *values)
    return text(key) + struct.pack("<IIQ", ARRAY, kind, len(values)) + packed


def fields(shape, tokenizer, title, file_type, trained):
    """Everything llama.cpp wants to know besides the weights."""
    tokens = tokenizer.tokens
    kinds = [CONTROL_TYPE if t in CONTROL else USER_DEFINED if t in PHRASES else NORMAL for t in tokens]
    size = shape["width"] // shape["heads"]
    return [
        field("general.architecture", STRING, "llama"),
        field("general.name", STRING, title),
        field("general.file_type", U32, file_type),
        field(TOKENS_READ, U64, trained),
        field("llama.context_length", U32, FARTHEST // 256 * 256),
        field("llama.embedding_length", U32, shape["width"]),
        field("llama.block_count", U32, shape["layers"]),
        field("llama.feed_forward_length", U32, shape["hidden"]),
        field("llama.attention.head_count", U32, shape["heads"]),
        field("llama.attention.head_count_kv", U32, shape["heads"]),
        field("llama.attention.layer_norm_rms_epsilon", F32, EPSILON),
        field("llama.rope.dimension_count", U32, size),
        field("llama.rope.freq_base", F32, ROPE_BASE),
        field("llama.vocab_size", U32, len(tokens)),
        field("tokenizer.ggml.model", STRING, "gpt2"),
        field("tokenizer.ggml.pre", STRING, "deepseek-coder"),
        listing("tokenizer.ggml.tokens", STRING, tokens),
        listing("tokenizer.ggml.token_type", I32, kinds),
        listing("tokenizer.ggml.merges", STRING, [f"{a} {b}" for a, b in tokenizer.merges]),
        field("tokenizer.ggml.bos_token_id", U32, tokenizer.ids[END]),
        field("tokenizer.ggml.eos_token_id", U32, tokenizer.ids[CLOSE]),
        field("tokenizer.ggml.padding_token_id", U32, tokenizer.ids[END]),
        field("tokenizer.ggml.add_bos_token", BOOL, False),
        field("tokenizer.chat_template", STRING, TEMPLATE),
    ]


def eight_bits(matrix):
    """Rows in blocks of 32: a scale in half precision, then the values as whole numbers from -127 to 127."""
    blocks = matrix.reshape(-1, BLOCK)
    scale = np.abs(blocks).max(axis=1, keepdims=True) / 127
    whole = np.rint(np.divide(blocks, scale, out=np.zeros_like(blocks), where=scale > 0)).astype(np.int8)
    return np.concatenate([scale.astype(np.float16).view(np.int8), whole], axis=1).tobytes()


def tensors(weights, layers, eight):
    """Of each tensor llama.cpp's name, its shape, its kind and its bytes."""
    found = [("token_embd.weight", weights["table"]), ("output_norm.weight", weights["last_norm.weight"])]
    for layer in range(layers):
        block = {key.split(".", 2)[2]: value for key, value in weights.items() if key.startswith(f"blocks.{layer}.")}
        q, k, v = block["qkv"].chunk(3)
        gate, up = block["gate_up"].chunk(2)
        parts = {"attn_norm": block["attention_norm.weight"], "attn_q": q, "attn_k": k, "attn_v": v, "attn_output": block["out"], "ffn_norm": block["feed_norm.weight"], "ffn_gate": gate, "ffn_up": up, "ffn_down": block["down"]}
        found += [(f"blk.{layer}.{name}.weight", value) for name, value in parts.items()]
    packed = []
    for name, value in found:
        array = value.detach().float().numpy()
        if array.ndim == 1:
            packed.append((name, array.shape, FLOAT32, array.tobytes()))
        elif eight and name != "token_embd.weight":
            packed.append((name, array.shape, EIGHT_BITS, eight_bits(array)))
        else:
            packed.append((name, array.shape, FLOAT16, array.astype(np.float16).tobytes()))
    return packed


def main():
    """Reads the checkpoint, writes the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--name", default="step-runner")
    parser.add_argument("--eight", action="store_true", help="matrices in Q8_0")
    options = parser.parse_args()
    checkpoint = torch.load(options.checkpoint, map_location="cpu")
    meta = fields(checkpoint["shape"], Tokenizer.load(options.tokenizer), options.name, MOSTLY_Q8_0 if options.eight else MOSTLY_F16, checkpoint["tokens"])
    packed = tensors(checkpoint["weights"], checkpoint["shape"]["layers"], options.eight)
    head = struct.pack("<IIQQ", MAGIC, VERSION, len(packed), len(meta)) + b"".join(meta)
    offset, data = 0, []
    for name, shape, kind, raw in packed:
        head += text(name) + struct.pack("<I", len(shape)) + struct.pack(f"<{len(shape)}Q", *reversed(shape)) + struct.pack("<IQ", kind, offset)
        raw += b"\0" * (-len(raw) % ALIGNMENT)
        data.append(raw)
        offset += len(raw)
    with open(options.out, "wb") as file:
        file.write(head + b"\0" * (-len(head) % ALIGNMENT) + b"".join(data))
    print(f"{options.out}: {checkpoint['tokens']} tokens trained")


if __name__ == "__main__":
    main()
