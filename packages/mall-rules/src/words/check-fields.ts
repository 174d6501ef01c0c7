/** What is asked for, and how it is, by the field: each form says its own. */
import type { CheckField, CheckReason } from "../checks/result.ts";
import type { Sentence } from "./index.ts";

export const checkFieldWords: Record<CheckField, Sentence> = {
  mobile: { zh_CN: "手机号", en: "a mobile number" },
  account: { zh_CN: "账号", en: "the account" },
  password: { zh_CN: "密码", en: "the password" },
  confirmation: { zh_CN: "确认密码", en: "the password again" },
  smsCode: { zh_CN: "验证码", en: "the verification code" },
  email: { zh_CN: "邮箱", en: "an e-mail address" },
  receiver: { zh_CN: "收货人", en: "the recipient" },
  region: { zh_CN: "所在地区", en: "the region" },
  detail: { zh_CN: "详细地址", en: "the street address" },
  titleName: { zh_CN: "抬头名称", en: "the name of the title" },
  titleType: { zh_CN: "抬头类型", en: "the kind of title" },
  taxNumber: { zh_CN: "纳税人识别号", en: "the taxpayer number" },
  title: { zh_CN: "发票抬头", en: "the invoice title" },
  score: { zh_CN: "商品评分", en: "a rating" },
  content: { zh_CN: "评价内容", en: "your review" },
  applyType: { zh_CN: "退款类型", en: "the kind of refund" },
  cargoStatus: { zh_CN: "货物状态", en: "whether the goods arrived" },
  refundReason: { zh_CN: "退款原因", en: "the reason for the refund" },
  refundAmount: { zh_CN: "退款金额", en: "the refund amount" },
  topUpAmount: { zh_CN: "充值金额", en: "the amount" },
  poNumber: { zh_CN: "采购单号", en: "the purchase number" },
  costCentre: { zh_CN: "成本中心", en: "the cost centre" },
  project: { zh_CN: "项目", en: "the project" },
  approvalReason: { zh_CN: "驳回原因", en: "why you refuse it" },
  standInUntil: { zh_CN: "代理截止日期", en: "the last day" },
  payMethod: { zh_CN: "支付方式", en: "a way to pay" },
  courier: { zh_CN: "物流公司", en: "the carrier" },
  waybill: { zh_CN: "物流单号", en: "the waybill number" },
  model: { zh_CN: "意向商品型号", en: "the model" },
  enterpriseName: { zh_CN: "企业名称", en: "the enterprise name" },
  contactName: { zh_CN: "联系人", en: "the contact person" },
  userType: { zh_CN: "用户类型", en: "the kind of user" },
  storeName: { zh_CN: "店铺名称", en: "the store's name" },
  storeTel: { zh_CN: "联系电话", en: "a phone number" },
  storeIntro: { zh_CN: "店铺简介", en: "a description of the store" },
  storeLogo: { zh_CN: "店铺标志", en: "the store's logo" },
  storeLicence: { zh_CN: "营业执照", en: "the business licence" },
  idFront: { zh_CN: "身份证人像面", en: "the front of the ID card" },
  idBack: { zh_CN: "身份证国徽面", en: "the back of the ID card" },
  source: { zh_CN: "了解渠道", en: "how you heard of us" },
};

/** Sentences that name the field; where a fault names none, the general one stands. */
export const namedCheckWords: Partial<Record<CheckReason, Sentence>> = {
  required: { zh_CN: "请输入{field}", en: "Please enter {field}" },
  notChosen: { zh_CN: "请选择{field}", en: "Please choose {field}" },
  notUploaded: { zh_CN: "请上传{field}", en: "Please upload {field}" },
};
