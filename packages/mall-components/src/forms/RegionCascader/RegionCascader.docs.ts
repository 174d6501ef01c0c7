import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "选省、市、区三级地区，选了上一级才能选下一级。收货地址、店铺地址用它。",
    "Province, city and area, each after the one above. For addresses of buyers and shops.",
  ],
  instead: [
    ["product/RegionDialog", "商品页上改送到哪里", "Where a product would go"],
    ["store/StorePlaceField", "在地图上标出一个位置", "A place is put on a map"],
    ["ui/Select", "只有一级", "One level alone"],
    ["ui/ComboBox", "知道名字，想直接输入", "The name is known and typed"],
  ],
  anatomyStory: "Whole",
  anatomy: [
    ["legend", "名称：“所在地区”，必填时有星号", "label: 所在地区, with a star when required"],
    ["[name=provinceId]", "省：选项随页面给", "province: its options come with the page"],
    ["[name=cityId]", "市：换省后清空", "city: emptied by another province"],
    ["[name=areaId]", "区县：换市后清空", "area: emptied by another city"],
  ],
  states: [
    ["Whole", "三级都选好", "All three chosen"],
    ["LoadingCities", "城市在路上：写“加载中”，不能选", "Cities under way: says so, cannot be chosen"],
    ["Required", "必填", "Required"],
    ["Narrow", "手机上竖排三行", "On a phone three lines"],
  ],
  good: [
    [
      "Whole",
      "改地址时带上原来的三级，不用从头选。",
      "An address that is changed starts with its three levels.",
    ],
  ],
  bad: [
    [
      { provinces: [] },
      "省份没随页面给，第一格点开是空的，像坏了。",
      "Without provinces the first list opens empty and looks broken.",
    ],
    [
      { defaultValue: { provinceId: "320000", cityId: "320500" } },
      "给了市的编号却没给市的选项：显示成没选。cities、areas 要和 defaultValue 一起给。",
      "A city's id without the cities shows as nothing chosen: give cities and areas with the defaultValue.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "省、市、区之间移动，跳过还不能选的",
      "between the three, past what cannot be chosen yet",
    ],
    ["Space / ↓", "打开列表（因系统而异）", "opens the list (differs by system)"],
    ["A–Z / 拼音", "跳到以输入文字开头的一项", "to the line that begins with what is typed"],
  ],
  speech: [
    "一组“所在地区”，三个读“省份，组合框，江苏省”。下一级能选时不会自动播报，按 Tab 到那里就读到。",
    "A group named 所在地区; each is read as “Province, combo box” with its value. That the next can be chosen is not announced; Tab finds it.",
  ],
  layout: [
    "占满父级；768 像素以上三格等宽、间距 8 像素，手机上竖排。没有脚本时下面出现“下一级”按钮，用来取下一级选项。选项由父级在 onOpen 里取。",
    "As wide as its parent; from 768 px three equal parts, 8 px apart, on a phone below each other. Without script a button below fetches the next level; with it the parent does so by onOpen.",
  ],
  related: ["account/AddressForm", "store/StorePlaceField", "ui/Select", "product/RegionDialog"],
} satisfies ComponentDocs;
