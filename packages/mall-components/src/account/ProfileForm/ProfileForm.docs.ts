import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人资料：头像、昵称、生日、性别。只有昵称必填，性别可以保密。",
    "What buyers say about themselves: avatar, nickname, birthday, gender. Only the nickname is needed.",
  ],
  instead: [
    ["account/SecurityList", "手机、邮箱、密码", "Mobile number, mail address, password"],
    ["entry/NewAccountForm", "注册", "Registering"],
  ],
  anatomyStory: "WithAvatar",
  anatomy: [
    ["h2", "标题", "heading"],
    ["form[aria-describedby]", "头像：自己的表单，选了就存", "avatar: a form of its own, kept at once"],
    ["input[name=nickName]", "昵称，最多 15 字", "nickname, 15 characters at most"],
    ["input[type=date]", "生日，用系统的日期选择", "birthday, by the browser's own field"],
    ["[role=radiogroup]", "性别：男、女、保密", "gender, or unsaid"],
    ["form:not([aria-describedby]) button", "保存", "save"],
  ],
  states: [
    ["WithAvatar", "带头像", "With the avatar"],
    ["Pending", "保存中", "Being saved"],
    ["Refused", "生日不对", "The birthday was refused"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    [
      { defaultValues: { nickName: "采购小王", sex: "", birthDate: "" } },
      "没说过的留空，性别默认“保密”。",
      "What was not said stays empty, gender unsaid.",
    ],
  ],
  bad: [
    [
      { fieldErrors: { nickName: "格式错误" } },
      "什么格式才对？写出规则：“昵称最多 15 个字”。",
      "Which form is right? Say the rule.",
    ],
  ],
  keyboard: [...keys.form, ...keys.radios],
  speech: [
    "区域和表单都读作“头像与资料”；昵称读必填和剩余字数；性别是单选组。",
    "Region and form have the heading's name; the nickname says that it is needed and what is left; gender is a radio group.",
  ],
  layout: [
    "一张卡片；昵称和生日两列，手机上一列。头像从 avatar 传入，排在表单上面。",
    "A card; nickname and birthday side by side, on a phone one column. The avatar is given and is above the form.",
  ],
  related: ["account/AvatarField", "account/SecurityList", "parts/CenterSection"],
} satisfies ComponentDocs;
