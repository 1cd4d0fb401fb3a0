"""Fluent files against the source: which messages there are, and which ones are needed.

Codes are read from the source, where they stand as literals: `Refusal("too_weak", …)`,
`self._tell("laid", …)`. So a new code without a text fails before anybody meets it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference

from hastilude.core.text import CASES

#: calls whose first argument is a code, and the family of messages it is the code of
FAMILIES = {
    "Prompt": "prompt",
    "Refusal": "refusal",
    "Event": "event",
    "_tell": "event",
    "tell": "event",
    "ScoreLine": "score",
    "Remark": "remark",
    "Heading": "heading",
}
#: messages that code asks for by their whole id
_LITERAL = re.compile(r"(show|list|number|seat|result)-[a-z_-]*[a-z]")
_CASE = re.compile(rf"_({'|'.join(CASES)})$")

# Words that have a ё, written with an е. Words that are right both ways are left out.
_YO = r"""
    еще ее нее мое твое свое моем твоем своем чье чьем причем нипочем черед вперед
    мертв(ый|ая|ое|ые|ых|ым|ыми|ого|ому|ом|ую|ой) четверт(ый|ая|ое|ые|ого|ому|ым|ую|ой)
    трех трем четырех четырем вдвоем втроем обоем двоем счет счете подсчет\w* расчет\w* учет\w*
    берет\w* берем кладет\w* кладем дает\w* даем отдает\w* выдает\w* сдает\w* раздает\w*
    передает\w* достается остается удается сдается дается идет\w* идем уйдет\w* пойдет\w*
    перейдет\w* придет\w* найдет\w* пропадет\w* вернет\w* вернем возьмет\w* возьмем начнет\w*
    ждет\w* ждем живет\w* несет\w* принесет\w* ведет\w* сочтет\w* умрет\w* спасет\w* спасется
    определен определенн\w* возвращен возвращенн\w* сраженн\w* разрешен разрешенн\w* запрещен
    запрещенн\w* включен включенн\w* учтен завершен завершенн\w* решен решенн\w* надежн\w*
    защищен защищенн\w* сохранен сохраненн\w* удален удаленн\w* тверд(ый|ая|ое|ые)
    тяжел(ый|ая|ое|ые|ого) звездочк\w* почетн\w* пришел ушел нашел зашел шел копье
"""
_WITHOUT_YO = re.compile(rf"\b({'|'.join(_YO.split())}|(?:о|об|в|на|при) (?:чем|нем))\b", re.IGNORECASE)
#: «всё», the whole of it, where «все», all of them, is written
_VSE = re.compile(r"\bвсе (?:это|то|равно|ещё|остальное|время|же|что|своё|решает|собрали)\b", re.IGNORECASE)


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file; fails at the first thing that is not Fluent, and at a second of the same id."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            raise AssertionError(f"{path.name}: not Fluent: {entry.content}")
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def variables(message: Message) -> set[str]:
    """What a message is given, whichever case of it it uses."""
    return {_CASE.sub("", node.id.name) for node in _walk(message) if isinstance(node, VariableReference)}


def cases(message: Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def _walk(node: object) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from _walk(item)
    elif isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from _walk(value)


def needed(folder: Path) -> set[str]:
    """The ids of all messages that the modules of a folder ask for by a code or an id."""
    ids: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        constants = _constants(module)
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                ids |= _of_call(node, constants)
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "DECISIONS":
                ids |= _of_decisions(node.value)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids |= {node.value} if _LITERAL.fullmatch(node.value) else set()
    return ids


def _constants(module: ast.Module) -> dict[str, str]:
    """Module constants that are strings: `REVEALED = "revealed_already"`."""
    found: dict[str, str] = {}
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                found[target.id] = node.value.value
    return found


def _of_call(call: ast.Call, constants: dict[str, str]) -> set[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "Result":
        args = next((keyword.value for keyword in call.keywords if keyword.arg == "args"), None)
        return {f"result-{key}" for key in _keys(args)}
    if name not in FAMILIES or not call.args:
        return set()
    ids = {f"{FAMILIES[name]}-{code}" for code in _codes(call.args[0], constants)}
    if name == "Prompt" and len(call.args) > 1 and "seat" in _keys(call.args[1]):
        ids |= {f"{id}-waiting" for id in ids}
    return ids


def _of_decisions(table: ast.expr | None) -> set[str]:
    """The prompts of `DECISIONS: … = [Turn("turn", …), …]`: what each is called, to all who read it."""
    names = [
        str(entry.args[0].value)
        for entry in getattr(table, "elts", [])
        if isinstance(entry, ast.Call) and entry.args and isinstance(entry.args[0], ast.Constant)
    ]
    return {f"prompt-{name}{end}" for name in names for end in ("", "-waiting")}


def _codes(node: ast.expr, constants: dict[str, str]) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body, constants) + _codes(node.orelse, constants)
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.Name) and node.id in constants:
        return [constants[node.id]]
    if isinstance(node, ast.Attribute) and node.attr == "name":
        return []  # a decision's, which its table names
    if isinstance(node, ast.Name) and node.id == "code":
        return []  # passed on by a function whose callers name it
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
        return []  # `tell(Event("laid", …))`: the inner call names it
    raise AssertionError(f"line {node.lineno}: a code must be a literal, so that its text can be looked for")


def _keys(node: ast.expr | None) -> list[str]:
    keys = node.keys if isinstance(node, ast.Dict) else []
    return [str(key.value) for key in keys if isinstance(key, ast.Constant)]


def without_yo(text: str) -> list[str]:
    """Russian words that lack their ё."""
    return [match[0] for pattern in (_WITHOUT_YO, _VSE) for match in pattern.finditer(text)]
