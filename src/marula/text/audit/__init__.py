"""The audit: every text must be in every language, with the same values, and no text may be outside the catalogues.

`python -m marula.text.audit` in a source tree prints one line for each problem. docs/decisions/0011-languages.md tells
the rules and why they are as strict as they are.
"""
