/** A procedure with one step that waits for a person. */
export const valve = {
  'valve/SOP.toml':
    '[sop]\nname = "valve"\ndescription = "Closes the valve"\n\n[[triggers]]\ntype = "manual"\n',
  'valve/SOP.md':
    '## Steps\n\n1. **Tell the log** — Close it.\n   - requires_confirmation: true\n   - call: notify {"message": "closed"}\n',
};
