import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品的可下载资料：规格书、检测报告、图纸，写明格式和大小。",
    "Files about a product to download: datasheet, test report, drawing; each with type and size.",
  ],
  instead: [
    ["invoice/InvoiceFile", "发票文件", "The file of an invoice"],
    ["ui/Link", "文字里顺带一个下载", "One download inside a text"],
    ["product/ParameterTable", "参数本身，不用下载", "The parameters themselves"],
  ],
  anatomy: [
    ["li svg", "文件图标", "sign of a file"],
    ["li > span", "名称，长了换行不省略", "name; long ones wrap and are not cut"],
    [
      "li > span > span",
      "格式与大小；临时生成的写“按当前资料生成”",
      "type and size; one that is drawn when asked for says so",
    ],
    ["li a[download]", "下载", "download"],
  ],
  states: [
    ["None", "没有资料：一句话", "Nothing to download: one sentence"],
    ["Narrow", "手机上下载在行尾，名称换行", "On a phone the name wraps beside the download"],
  ],
  good: [
    [
      {
        documents: [
          { id: "1", name: "产品规格书", href: "#datasheet", type: "PDF", bytes: 482000 },
          { id: "2", name: "三维图纸", href: "#drawing", type: "STEP", bytes: 18400000 },
        ],
      },
      "名称说是什么，格式和大小让人决定要不要下。",
      "The name says what it is; type and size help to decide.",
    ],
  ],
  bad: [
    [
      { documents: [{ id: "1", name: "RQ2065_final_v3(2).pdf", href: "#a", type: "PDF" }] },
      "把文件名当资料名：写“产品规格书”。已有文件也要给大小。",
      "A file name for a title: say what it is. A file that exists has a size, too.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一个、上一个下载", "to the next, the previous download"],
    ["Enter", "下载文件", "downloads the file"],
  ],
  speech: [
    "列表，先读几项；链接读“下载：产品规格书”，单独听也明白。图标不读。",
    "A list; each link says the name of its file. The sign is silent.",
  ],
  layout: [
    "每份一行占满父级，行间有分隔线；标题由 DetailTabs 或页面给。触屏上下载有手指大小。",
    "A line each, as wide as its parent, with rules between; the heading is the page's. Downloads are as high as a finger needs on touch.",
  ],
  related: ["product/DetailTabs", "product/ParameterTable"],
} satisfies ComponentDocs;
