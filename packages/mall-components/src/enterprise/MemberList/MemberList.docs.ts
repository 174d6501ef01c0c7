import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业的成员；管理员可以移出成员，或把管理员转让给其中一人，普通成员只能看。",
    "The members of an enterprise; its administrator can remove them or hand over to one of them, all others only look.",
  ],
  instead: [
    ["enterprise/MemberLimits", "定每个人的采购限额", "Limits of what each may buy"],
    ["enterprise/ApplicationList", "还没加入、等处理的人", "Those who wait to be taken in"],
    ["enterprise/InviteForm", "邀请新成员", "Inviting new members"],
  ],
  anatomyStory: "Administrator",
  anatomy: [
    ["li:first-child > div:first-child > span", "头像，装饰", "picture, decoration"],
    ["li:first-child p:first-child > span", "“管理员”“我”", "“Administrator”, “You”"],
    ["li:first-child p + p", "打码的手机号、加入时间", "masked number, since when"],
    ["button[value=transfer]", "转让管理员", "hands over the administration"],
    ["button[value=remove]", "移出企业", "removes the member"],
  ],
  states: [
    ["Administrator", "管理员看到的", "As an administrator sees it"],
    ["Pages", "成员很多：分页", "Many members, in pages"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["LongChineseText", "名字很长", "A long name"],
    ["Narrow", "手机上：按钮在下面", "On a phone the buttons are below"],
  ],
  good: [
    [
      "Administrator",
      "自己和管理员没有按钮，不会移出自己。",
      "No buttons on oneself and the administrator: no one removes themselves.",
    ],
  ],
  bad: [
    [
      {
        canRemove: true,
        canTransfer: true,
        members: [
          {
            id: "1",
            name: "拓远采购部",
            mobile: "138****0001",
            isAdministrator: true,
            isSelf: false,
            joinedText: "2026-01-02",
          },
          {
            id: "6",
            name: "王建国",
            mobile: "139****0006",
            isAdministrator: false,
            isSelf: true,
            joinedText: "2026-03-08",
          },
          {
            id: "7",
            name: "李敏",
            mobile: "137****2201",
            isAdministrator: false,
            isSelf: false,
            joinedText: "2026-05-20",
          },
        ],
      },
      "登录的是普通成员，却能移出同事：canRemove、canTransfer 只给管理员。",
      "An ordinary member can remove a colleague: canRemove and canTransfer are for the administrator alone.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域“企业成员”；按钮读“将某人移出企业”“转让管理员给某人”，听到就知道对谁做。",
    "A region “Members”; buttons say whom they remove or hand over to.",
  ],
  layout: [
    "一块白底，占满父级宽度；一行左边是人，右边是按钮，768 像素以下上下排。移出和转让前由页面用 ConfirmDialog 再问一次。",
    "A sheet as wide as its parent; a row has the person and the buttons, one below the other under 768 px. The page asks once more with a ConfirmDialog.",
  ],
  related: [
    "enterprise/PersonRow",
    "enterprise/MemberLimits",
    "enterprise/EnterprisePanel",
    "forms/ConfirmDialog",
  ],
} satisfies ComponentDocs;
