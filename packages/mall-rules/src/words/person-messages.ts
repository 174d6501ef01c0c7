/** Messages about a buyer's account, enterprises and store. */
import type { Sentence } from "./locale.ts";

export const personMessageWords = {
  mailConfirmed: {
    title: { zh_CN: "邮箱已绑定", en: "The e-mail address is confirmed" },
    content: {
      zh_CN: "邮箱 {mail} 已绑定到您的账号。如非本人操作，请立即修改密码并联系客服。",
      en: "The address {mail} is part of your account now. If it was not you, change the password and contact service at once.",
    },
  },
  dataDownloaded: {
    title: { zh_CN: "个人数据已下载", en: "Your data was downloaded" },
    content: {
      zh_CN: "您的个人数据已被下载。如非本人操作，请立即修改密码并联系客服。",
      en: "Your data was downloaded. If it was not you, change the password and contact service at once.",
    },
  },
  accountClosing: {
    title: { zh_CN: "账号注销申请已提交", en: "Your account is going to be closed" },
    content: {
      zh_CN: "您的账号将于 {time} 注销，在此之前可随时撤回。如非本人操作，请立即撤回并修改密码。",
      en: "Your account is closed on {time}; until then you can take it back. If it was not you, do so and change the password at once.",
    },
  },
  accountKept: {
    title: { zh_CN: "账号未注销", en: "Your account was not closed" },
    content: {
      zh_CN: "您还有未完成的订单或售后，账号未注销。处理完成后可重新申请。",
      en: "There are open orders or refunds, so your account was not closed. You can ask again once they are done.",
    },
  },
  mobileChanged: {
    title: { zh_CN: "手机号已更换", en: "The mobile number was changed" },
    content: {
      zh_CN: "您的账号已改绑手机号 {mobile}。如非本人操作，请立即修改密码并联系客服。",
      en: "Your account now has the mobile number {mobile}. If it was not you, change the password and contact service at once.",
    },
  },
  enterpriseInvited: {
    title: { zh_CN: "企业邀请", en: "An enterprise invites you" },
    content: {
      zh_CN: "{person}邀请您加入{enterprise}，请在 7 天内处理。",
      en: "{person} invites you to {enterprise}; please answer within 7 days.",
    },
  },
  enterpriseJoined: {
    title: { zh_CN: "新成员加入", en: "A new member" },
    content: {
      zh_CN: "{person}已接受邀请，加入{enterprise}。",
      en: "{person} has accepted and joined {enterprise}.",
    },
  },
  enterpriseDeclined: {
    title: { zh_CN: "邀请被拒绝", en: "An invitation was declined" },
    content: {
      zh_CN: "{person}拒绝了加入{enterprise}的邀请。",
      en: "{person} has declined to join {enterprise}.",
    },
  },
  enterpriseRemoved: {
    title: { zh_CN: "已移出企业", en: "Removed from an enterprise" },
    content: {
      zh_CN: "您已被管理员移出{enterprise}，未完成的订单由管理员继续处理。",
      en: "The administrator has removed you from {enterprise}; orders under way go on with the administrator.",
    },
  },
  enterpriseLeft: {
    title: { zh_CN: "成员退出", en: "A member has left" },
    content: {
      zh_CN: "{person}已退出{enterprise}，未完成的订单由您继续处理。",
      en: "{person} has left {enterprise}; orders under way go on with you.",
    },
  },
  enterpriseAsked: {
    title: { zh_CN: "加入企业申请", en: "Someone asks to join" },
    content: {
      zh_CN: "{person}申请加入{enterprise}，请及时处理。",
      en: "{person} asks to join {enterprise}; please answer.",
    },
  },
  enterpriseApproved: {
    title: { zh_CN: "申请已通过", en: "You have joined an enterprise" },
    content: {
      zh_CN: "您加入{enterprise}的申请已通过，可以切换到该企业采购了。",
      en: "You are a member of {enterprise} now and can buy for it.",
    },
  },
  enterpriseRefused: {
    title: { zh_CN: "申请未通过", en: "Your request to join was refused" },
    content: {
      zh_CN: "您加入{enterprise}的申请未通过：{reason}",
      en: "Your request to join {enterprise} was refused: {reason}",
    },
  },
  enterpriseClosed: {
    title: { zh_CN: "企业账号已注销", en: "An enterprise account was closed" },
    content: {
      zh_CN: "{enterprise}的企业账号已由管理员注销，您不再是其成员。",
      en: "The administrator has closed the account of {enterprise}; you are no longer a member.",
    },
  },
  statementClosed: {
    title: { zh_CN: "月度账单已出", en: "Your statement is ready" },
    content: {
      zh_CN: "{enterprise}{month} 的对账单已出，请核对并确认。",
      en: "The statement of {month} for {enterprise} is ready; please check and confirm it.",
    },
  },
  statementAnswered: {
    title: { zh_CN: "账单问题已答复", en: "Your question was answered" },
    content: {
      zh_CN: "{shop}答复了您关于 {month} 账单订单 {orderNumber} 的问题：{answer}",
      en: "{shop} has answered your question about order {orderNumber} in {month}: {answer}",
    },
  },
  transferOffered: {
    title: { zh_CN: "管理员转让", en: "The administration is offered to you" },
    content: {
      zh_CN: "{person}希望将{enterprise}的管理员转让给您，请在 7 天内确认。",
      en: "{person} offers you the administration of {enterprise}; please answer within 7 days.",
    },
  },
  transferAccepted: {
    title: { zh_CN: "管理员已转让", en: "The administration was handed over" },
    content: {
      zh_CN: "{person}已成为{enterprise}的管理员。",
      en: "{person} is the administrator of {enterprise} now.",
    },
  },
  transferDeclined: {
    title: { zh_CN: "转让被拒绝", en: "The administration was declined" },
    content: {
      zh_CN: "{person}未接受{enterprise}的管理员转让。",
      en: "{person} has declined the administration of {enterprise}.",
    },
  },
  memberStarted: {
    title: { zh_CN: "会员已开通", en: "You are a member" },
    content: { zh_CN: "会员权益已生效，有效期至 {date}。", en: "Your membership runs until {date}." },
  },
  birthdayGift: {
    title: { zh_CN: "生日快乐", en: "Happy birthday" },
    content: { zh_CN: "{points} 积分生日礼已到账。", en: "{points} points are our gift to you." },
  },
  storePassed: {
    title: { zh_CN: "店铺申请已通过", en: "Your store is approved" },
    content: {
      zh_CN: "恭喜，店铺“{shop}”已通过审核，请设置店铺账号后登录商家后台，完善店铺并开始营业。",
      en: "Your store “{shop}” is approved. Set its account, then sign in to the merchant back-end to open it.",
    },
  },
  storeNotPassed: {
    title: { zh_CN: "店铺申请未通过", en: "Your store was not approved" },
    content: {
      zh_CN: "店铺“{shop}”的申请未通过：{reason}。请修改后再次提交。",
      en: "The application for “{shop}” was not approved: {reason}. Edit it and submit it again.",
    },
  },
} as const satisfies Record<string, { title: Sentence; content: Sentence }>;
