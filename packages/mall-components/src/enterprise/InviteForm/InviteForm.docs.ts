import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "管理员邀请成员：填手机号，或生成一次性链接；没回应的邀请列在下面，可以撤回。",
    "Invites members by number or by a link for one person, and lists what waits for an answer, to be withdrawn.",
  ],
  instead: [
    ["enterprise/InviteList", "被邀请的人来回应", "Those invited answer"],
    ["enterprise/ApplicationList", "对方自己申请加入", "They asked to join themselves"],
    ["product/ShareDialog", "分享商品链接", "Sharing a product's address"],
  ],
  anatomy: [
    ["input[name=mobile]", "手机号，7 天内有效、只能用一次", "mobile number; good for seven days, once"],
    ["button[type=submit]", "发送邀请", "sends the invitation"],
    ["form + form button", "生成邀请链接", "makes a link"],
    ["ul", "未处理的邀请", "open invitations"],
    ["li:first-child p:first-child", "打码的手机号，或“邀请链接”", "masked number, or “Link”"],
    ["li:first-child button", "撤回", "withdraws"],
  ],
  states: [
    ["Sent", "已邀请：说明对方在哪里处理", "Invited: says where they find it"],
    ["LinkMade", "链接已生成，可复制", "A link was made and can be copied"],
    ["None", "没有未处理的邀请", "No open invitations"],
    ["ServerError", "对方已是成员", "They are a member already"],
    ["Narrow", "手机上：长链接折行", "On a phone, a long link breaks"],
  ],
  good: [
    [
      "LinkMade",
      "链接旁边就是“复制链接”，不用长按选中。",
      "A button to copy is beside the link; nothing has to be selected.",
    ],
  ],
  bad: [
    [
      { defaultValues: { mobile: "13900000001" }, fieldErrors: { mobile: "邀请失败" } },
      "没说为什么失败：写“对方已是企业成员”。",
      "No reason: say that they are a member already.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单读“邀请成员”；成功提示自动读出；列表读“未处理的邀请”，按钮读“撤回”加手机号；号码有错时焦点回到输入框。",
    "A form by its heading; what was sent is read by itself; each button says whom it withdraws; a wrong number takes the focus.",
  ],
  layout: [
    "一块白底，占满父级宽度，上下排：结果、表单、链接、列表。表单宽度由 Form 决定。",
    "A sheet as wide as its parent: outcome, form, link, list, one below the other.",
  ],
  related: ["enterprise/InviteList", "enterprise/MemberList", "parts/CopyText", "forms/FormPart"],
} satisfies ComponentDocs;
