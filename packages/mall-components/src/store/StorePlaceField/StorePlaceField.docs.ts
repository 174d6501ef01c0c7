import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "在示意图上标店铺的位置，选填。点一下或按方向键放标记，写出经纬度和离市中心多远。不用地图服务。",
    "Marks a shop's place on a sketch map, if one likes, by a press or by keys; says degrees and how far from the city's centre. It needs no map service.",
  ],
  instead: [
    ["forms/RegionCascader", "只要省市区", "The region alone"],
    ["product/RegionMap", "在图上选省份", "Choosing a province on a map"],
    ["store/StoreSheet", "只读的位置", "A place to read"],
  ],
  anatomyStory: "Marked",
  anatomy: [
    ["fieldset > span", "名称，写明选填", "its name, and that it may be left out"],
    ["[role=application]", "示意图：城市、经纬线、标记、比例尺", "the sketch: cities, lines, mark, scale"],
    [
      "[role=application] + div > span",
      "标记在哪：经纬度、离市中心",
      "where the mark is: degrees, and from the centre",
    ],
    ["[role=application] + div button", "放大、缩小、清除标记", "nearer, further, remove the mark"],
    ["[role=application] + div + span", "怎么用", "how to use it"],
  ],
  states: [
    ["Marked", "已标记，看城市", "Marked, near a city"],
    ["NoRegion", "还没选地区：一句说明", "No region yet: a sentence"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Marked",
      "图下用文字再说一遍，不看图也知道。",
      "Words below the sketch say the same for those who do not see it.",
    ],
  ],
  bad: [
    [
      { cities: [] },
      "地区已经选了却没传 cities：还在叫人选地区。",
      "The region is chosen, but without cities it still asks for one.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到示意图、到按钮", "to the sketch, to the buttons"],
    ["← → ↑ ↓", "第一次放到中间，之后移动标记", "puts the mark in the middle, then moves it"],
    ["Shift + ← → ↑ ↓", "微调", "moves it a little"],
    ["+ / −", "放大、缩小", "nearer, further"],
    ["Delete / Backspace", "清除标记", "removes it"],
  ],
  speech: [
    "示意图读“浙江省示意图”和操作提示；标记一动，播报经纬度和离市中心的方向、公里数。",
    "The sketch says its region and how to use it; each move is announced with degrees, direction and kilometres.",
  ],
  layout: [
    "示意图保持 15:8，宽度到上限为止，再窄跟着父级缩小；手机上按钮到文字下面。",
    "The sketch keeps 15 to 8 and grows to a limit, else shrinks with its parent; on a phone the buttons are below the words.",
  ],
  related: ["store/StoreApplicationForm", "product/RegionMap", "forms/RegionCascader"],
} satisfies ComponentDocs;
