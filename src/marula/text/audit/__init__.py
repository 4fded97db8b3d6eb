"""The audit: every text in every language, each said as the others say it, and none outside the catalogues.

`python -m marula.text.audit` in a source tree prints one line for each problem. docs/decisions/0011-languages.md tells
the rules and why they are as strict as they are.
"""
