import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "显示现在的头像，换一张或恢复默认。格式和大小的要求写在按钮下面，出错时同一行换成原因。",
    "Shows the avatar, and changes it or sets the default back. What a file must be is under the buttons; a fault takes its place.",
  ],
  instead: [
    ["ui/Avatar", "只显示头像", "Only showing it"],
    ["forms/PictureUpload", "传多张图片", "Several pictures"],
    ["store/StorePictureField", "开店的标志和证照", "Logo and papers of a shop"],
  ],
  anatomyStory: "OwnPicture",
  anatomy: [
    [
      "form > span",
      "头像，72 像素；没有图片时是名字的第一个字",
      "the avatar, 72 px; without a picture the first character of the name",
    ],
    ["button[type=button]", "更换：打开文件选择", "change: opens the file chooser"],
    ["button[type=submit]", "恢复默认；本来就是默认时没有", "default again; absent where it is the default"],
    [
      "form > div > div:last-child > p",
      "对文件的要求；出错时原因在它上面",
      "what a file must be; what is wrong with one is above it",
    ],
  ],
  states: [
    ["OwnPicture", "有自己的图片：多一个恢复默认", "An own picture, which can be taken back"],
    ["Pending", "正在换", "Being changed"],
    ["Refused", "文件不合要求", "The file was refused"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Refused",
      "原因写在按钮旁，原来的头像还在。",
      "The reason is beside the button, and the avatar before is kept.",
    ],
  ],
  bad: [
    [
      { name: "" },
      "没有名字：默认头像成了空圆。用昵称，再没有就用账号。",
      "Without a name the default is an empty circle. Give the nickname, else the account.",
    ],
    [{ errorMessage: "上传失败" }, "没说为什么，也没说怎么办。", "It says neither why nor what to do."],
  ],
  keyboard: keys.button,
  speech: [
    "表单读作“头像”，附带文件要求；出错的原因出现时自动播报；头像本身不读。",
    "The form is named after the avatar and described by its rules; a fault is read when it appears; the picture itself is silent.",
  ],
  layout: [
    "左边头像，右边按钮和说明，说明自己折行。放在 ProfileForm 的 avatar 里，或任何一列里。",
    "Picture at the left, buttons and words at the right. It goes into ProfileForm as its avatar, or into any column.",
  ],
  related: ["account/AvatarDialog", "account/ProfileForm", "ui/Avatar"],
} satisfies ComponentDocs;
