from support.kings_bounty import defence, discard, do, draw, holdings, legal, why_not
from support.ledger import rule


@rule("KB-E03")
def test_guarded_tower() -> None:
    game = draw("""
        >0:                      | human_archer human_warrior human_mage
         1: elf_tower<elf_archer |
    """)
    assert defence(game, "elf_tower_1") == 2
    assert why_not(game, "capture elf_tower_1 with human_archer_1") == "too_weak"
    assert "capture elf_tower_1 with human_mage_1" in legal(game)
    do(game, "capture elf_tower_1 with human_warrior_1")
    assert holdings(game, 0) == ["elf_tower_1<human_warrior_1"]
    assert discard(game) == {"elf_archer": 1}
