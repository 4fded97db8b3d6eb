"""Names that look alike: nobody takes an opponent's name by sight, and ordinary names stay free."""

from itertools import combinations

import pytest

from marula.server.tables.lookalikes import looks_like

ALIKE = {
    "Cherokee": [("Alice", "Ꭺlice"), ("David", "Ꭰavid"), ("Bob", "Ᏼob"), ("MIKE", "ᎷᎥᏦᎬ"), ("Wes", "Ꮤes")],
    "Lisu": [("Bob", "ꓐob"), ("ANNA", "ꓮꓠꓠꓮ"), ("Ida", "ꓲda"), ("ida", "ꓲDA")],
    "Armenian": [("Sam", "Տam"), ("Oskar", "Օskar"), ("Unna", "Սnna"), ("hugo", "հugօ"), ("nora", "ոora")],
    "Coptic": [("Anna", "Ⲁnna"), ("Olga", "Ⲟlga"), ("Tom", "Ⲧoⲙ"), ("Maria", "Ⲙaria"), ("Bob", "ⲃob"), ("Kim", "Ⲕim")],
    "strokes": [("Alice", "Aǀice"), ("Alice", "AƖice"), ("Ida", "Ɩda"), ("ida", "Ɩda"), ("Lilly", "Liӏӏy")],
    "small capitals": [("Frida", "ꜰrida"), ("Quinn", "ꞯuinn"), ("Sam", "ꜱam"), ("BOB", "ʙᴏʙ"), ("Kim", "ᴋɪᴍ")],
    "Cyrillic": [("Tom", "Том"), ("hans", "нans"), ("Zoë", "Zoё"), ("Bob", "вob"), ("Kim", "Кim"), ("Hanh", "Ηanհ")],
    "Greek": [("Kim", "κim"), ("Hans", "Ηans"), ("nina", "ηina"), ("Zoe", "Ζοε"), ("Viktor", "νiktor")],
    "other Latin": [("Alice", "ɑlice"), ("Gina", "ɡina"), ("Yvo", "ʏvo"), ("Bob", "Ƅob")],
    "Georgian, Yi and the like": [("yuri", "ყuri"), ("Dora", "ꭰora"), ("Pia", "ᑭia"), ("David", "ᗪavid")],
    "Japanese": [("タロー", "タロ一"), ("ヘイタ", "へイタ"), ("カトウ", "力トウ"), ("ﾀﾛｳ", "タロウ"), ("エリ", "工リ")],
}

ORDINARY = {
    "da": "Søren Sørine Mette Mads Åse Ase Jæger Jaeger Bo Ib Kaj Kai Bjørk Maja Maj",
    "de": "Müller Muller Jürgen Jörg Bernd Bemd Hanna Hannah Anna Arne Ame Ilse Else Ali All Ida Lia Uli Ulli",
    "en": "Ann Anne Bill Billy Clara Cara Dara Will Willa Ian Lan Ivo Ida Lea Leah Rn M Vv W Ellie Elie",
    "es": "Muñoz Munoz José Jose Inés Ines Iñaki Lucía Lucio Ana Anna",
    "fi": "Väinö Vaino Päivi Paivi Aino Äinö Eeva Eva Ilmari Elmeri Yrjö",
    "fr": "Zoé Zoë Zoe René Renée Noël Noel Loïc Loic François Françoise Héloïse",
    "ja": "さくら サクラ 桜 太郎 次郎 はな ハナ ゆうき ゆき ユキ 一郎 二郎 三郎 けん げん れん 健 建 ヒロ ピロ ビロ",
    "nb": "Bjørn Bjørg Øystein Åshild Ola Ole Kåre Kari Liv Siv Tor Thor",
    "nl": "Joris Joost Jan Jaan Ilse Elze Daniël Daniel Maaike Marijke IJsbrand Wim Wum",
    "pl": "Zofia Żaneta Zaneta Łucja Paweł Jaś Jas Małgorzata Michał Świętosława Józef Józefa",
    "sv": "Åsa Asa Åke Ake Göran Goran Märta Marta Björn Sven Svea Vilma Wilma",
    "elsewhere": "Анна Инна Олег Ольга Мария Νίκη Νίκος Ελένη 李 季 王 玉 김 박 אדם שרה علي ليلى नेहा नेता",
    "numbers": "Ada Ada2 Ada3 Player1 Player2 Player10 Player11",
}


@pytest.mark.parametrize(("script", "one", "other"), [(script, *pair) for script in ALIKE for pair in ALIKE[script]])
def test_names_that_are_drawn_alike(script: str, one: str, other: str) -> None:
    assert looks_like(one, other)
    assert looks_like(other, one)


@pytest.mark.parametrize("language", ORDINARY)
def test_ordinary_names_stay_free_beside_each_other(language: str) -> None:
    taken = [pair for pair in combinations(ORDINARY[language].split(), 2) if looks_like(*pair)]
    assert taken == []
