import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "页面的底部：服务承诺、店铺电话和地址、条款、版权与备案号。只有营业中的店铺才有。",
    "The foot of a page: promises, the shop's telephone and address, terms, copyright and filing numbers. Only an open shop has one.",
  ],
  instead: [
    [
      "entry/EntryFrame",
      "登录、注册等没有商城导航的页面，自带版权行",
      "Pages of sign-in and registration, which bring their own copyright line",
    ],
    ["chrome/PromiseList", "只要四条服务承诺", "Only the four promises"],
    ["entry/TermsLinks", "在一句话里链接条款", "Links to the terms inside a sentence"],
  ],
  anatomy: [
    ["footer ul", "服务承诺，可用 hasPromises 去掉", "promises, left out by hasPromises"],
    ["footer strong", "店铺名", "name of the shop"],
    ["footer a[href^='tel:']", "电话：手机上点一下就拨号", "telephone: a press dials on a phone"],
    ["footer nav", "销售通用条款、隐私政策", "sales terms and privacy policy"],
    ["footer p", "版权、ICP 备案、公安备案、营业执照", "copyright, ICP and police filing, business licence"],
  ],
  states: [
    ["Default", "信息齐全", "With all facts"],
    ["Plain", "不带服务承诺", "Without the promises"],
    ["ShopClosed", "店铺暂停营业：什么都不显示", "The shop is closed: nothing is there"],
    [
      "Narrow",
      "手机上每组居中换行，承诺两列",
      "On a phone each group wraps in the centre, the promises in two columns",
    ],
  ],
  good: [
    [
      "Default",
      "备案号链接到各自的查询网站，能核对。",
      "Each filing number leads to its register, where it can be checked.",
    ],
  ],
  bad: [
    [
      "LeastFacts",
      "上线的网站没有备案号和版权：filings、copyright 必须传。",
      "A live site without filing numbers and copyright: filings and copyright must be given.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作页脚区域；承诺读作列表“服务承诺”，条款读作导航“条款与政策”，电话号码是链接。",
    "A footer region; the list “服务承诺”, the navigation “条款与政策”, the telephone number as a link.",
  ],
  layout: [
    "底色铺满整行，内容在版心内居中。父级用纵向 flex 并至少一屏高，页脚就贴到底部；与上文的距离由父级决定。打印时不出现。",
    "Its ground is as wide as the window, its content is centred in the frame. In a flex column at least as high as the window it is at the bottom; the distance to the content is its parent's. It is not printed.",
  ],
  related: ["chrome/PromiseList", "chrome/Header", "entry/TermsDocument"],
} satisfies ComponentDocs;
