"""Run by hand: python3 -m unittest discover model-lab/train"""
import unittest

import torch

from network import Network, Shape


class NetworkTest(unittest.TestCase):
    """What the start of training rests on."""

    def test_a_new_network_already_copies(self):
        """A random sequence that comes again is said again, nearly without a mistake."""
        torch.manual_seed(1)
        torch.set_num_threads(1)
        network = Network(Shape(1500, 192, 6, 3, 512))
        once = torch.randint(300, 1500, (8, 20))
        ids = torch.cat((torch.zeros(8, 1, dtype=torch.long), once, once), dim=1)
        positions = torch.arange(ids.shape[1]).repeat(8, 1)
        with torch.no_grad():
            said = network(ids, positions, torch.zeros_like(ids), torch.arange(ids.numel())).argmax(-1).view_as(ids)
        again = slice(21, 40)
        right = (said[:, again] == ids[:, 22:41]).float().mean()
        self.assertGreater(float(right), 0.9)

    def test_steps_of_one_example_do_not_see_each_other(self):
        """What stands in another branch changes nothing."""
        torch.manual_seed(1)
        network = Network(Shape(500, 96, 2, 3, 128))
        ids = torch.randint(0, 500, (1, 12))
        branch = torch.tensor([[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]])
        positions = torch.tensor([[0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7]])
        other = ids.clone()
        other[0, 4:8] = torch.randint(0, 500, (4,))
        places = torch.arange(8, 12)
        with torch.no_grad():
            self.assertTrue(torch.equal(network(ids, positions, branch, places), network(other, positions, branch, places)))


if __name__ == "__main__":
    unittest.main()
