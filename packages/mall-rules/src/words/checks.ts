import type { CheckReason } from "../checks/result.ts";
import { pictureGoneWords } from "./picture-gone.ts";

/** Why an input is refused, in words that say how to put it right (Spec §5). */
export const checkWords: Record<CheckReason, { zh_CN: string; en: string }> = {
  required: { zh_CN: "请填写此项", en: "This field is required" },
  notChosen: { zh_CN: "请选择此项", en: "Please choose one" },
  blank: { zh_CN: "内容不能全为空格", en: "Content cannot be all spaces" },
  tooShort: { zh_CN: "长度需为 {min}-{max} 个字符", en: "Enter {min} to {max} characters" },
  tooLong: { zh_CN: "最多 {max} 个字符", en: "At most {max} characters" },
  controlCharacters: {
    zh_CN: "不能包含控制字符或改变文字方向的字符",
    en: "Control characters and marks that turn the reading direction are not taken",
  },
  phoneFormat: {
    zh_CN: "请输入以 1 开头的 11 位手机号",
    en: "Enter an 11-digit mobile number starting with 1",
  },
  birthdayRange: {
    zh_CN: "请选择 1900 年至今的日期",
    en: "Choose a date between 1900 and today",
  },
  accountFormat: {
    zh_CN: "账号为 {min}-{max} 位字母、数字或下划线",
    en: "Use {min} to {max} letters, digits or underscores",
  },
  accountIsMobile: { zh_CN: "账号不能是手机号", en: "An account cannot be a mobile number" },
  accountTaken: { zh_CN: "该账号已被使用，请换一个", en: "This account is taken, choose another" },
  mobileTaken: {
    zh_CN: "该手机号已注册，请直接登录",
    en: "This mobile number is registered, please sign in",
  },
  mobileInUse: {
    zh_CN: "该手机号已绑定其他账号",
    en: "This mobile number belongs to another account",
  },
  mobileUnchanged: {
    zh_CN: "新手机号不能与当前手机号相同",
    en: "The new mobile number must differ from the present one",
  },
  passwordFormat: {
    zh_CN: "密码为 {min}-{max} 位，至少含字母、数字、符号中的两种",
    en: "Use {min} to {max} characters with at least two of letters, digits and symbols",
  },
  passwordCommon: { zh_CN: "该密码过于常见，请换一个", en: "This password is too common, choose another" },
  passwordMismatch: { zh_CN: "两次输入的密码不一致", en: "The two passwords differ" },
  passwordUnchanged: {
    zh_CN: "新密码不能与当前密码相同",
    en: "The new password must differ from the present one",
  },
  agreementNeeded: { zh_CN: "请先阅读并同意协议", en: "Please read and accept the terms first" },
  captchaNeeded: { zh_CN: "请先完成安全验证", en: "Please complete the security check first" },
  captchaFailed: {
    zh_CN: "安全验证未通过，请重试",
    en: "The security check did not pass, please try again",
  },
  smsCodeFormat: { zh_CN: "请输入 6 位数字验证码", en: "Enter the 6-digit code" },
  regionIncomplete: { zh_CN: "请选择完整的省、市、区", en: "Choose province, city and district" },
  notInteger: { zh_CN: "请输入整数", en: "Enter a whole number" },
  amountRange: {
    zh_CN: "退款金额应在 ¥{min}–¥{max} 之间",
    en: "The refund amount must be between ¥{min} and ¥{max}",
  },
  amountFormat: {
    zh_CN: "请输入正确的金额，最多两位小数",
    en: "Enter an amount with at most two decimals",
  },
  topUpRange: {
    zh_CN: "充值金额应在 ¥{min}–¥{max} 之间",
    en: "Top up between ¥{min} and ¥{max} at a time",
  },
  creditRange: {
    zh_CN: "申请额度应在 ¥{min}–¥{max} 之间",
    en: "Ask for between ¥{min} and ¥{max}",
  },
  repaymentRange: {
    zh_CN: "还款金额应在 ¥{min}–¥{max} 之间",
    en: "Pay back between ¥{min} and ¥{max}",
  },
  waybillFormat: {
    zh_CN: "请输入 5-40 位字母或数字的物流单号",
    en: "Enter a waybill number of 5 to 40 letters or digits",
  },
  voucherNotYours: {
    zh_CN: "凭证不存在，请重新上传",
    en: "This picture does not exist, please upload it again",
  },
  tooManyPictures: { zh_CN: "最多上传 {max} 张图片", en: "At most {max} pictures" },
  taxNumberFormat: {
    zh_CN: "请输入 18 位统一社会信用代码，或 15、17、20 位的原税号",
    en: "Enter the 18-character credit code, or an older number of 15, 17 or 20",
  },
  taxNumberCheck: {
    zh_CN: "税号校验未通过，请检查是否有误",
    en: "The check sign does not fit: please look for a typing mistake",
  },
  unitPhoneFormat: {
    zh_CN: "请输入正确的手机号或带区号的固定电话",
    en: "Enter a mobile number, or another with its area code",
  },
  bankAccountFormat: {
    zh_CN: "请输入 8-30 位数字的银行账号",
    en: "Enter an account number of 8 to 30 digits",
  },
  emailUnchanged: {
    zh_CN: "该邮箱已绑定到您的账号",
    en: "This address is confirmed already",
  },
  emailFormat: { zh_CN: "请输入正确的邮箱地址", en: "Enter an e-mail address" },
  notUploaded: { zh_CN: "请上传图片", en: "Please upload a picture" },
  pictureGone: pictureGoneWords,
  placeOutside: {
    zh_CN: "请在地图范围内标记位置，或清除标记",
    en: "Mark a place on the map, or remove the mark",
  },
  storeNameFormat: {
    zh_CN: "店铺名称只能包含汉字、字母、数字和空格",
    en: "A store name has letters, digits and spaces only",
  },
  enterpriseUnknown: {
    zh_CN: "没有找到该企业，请填写完整的企业名称或统一社会信用代码",
    en: "No such enterprise; please give its whole name or its credit code",
  },
  storeNameTaken: {
    zh_CN: "该店铺名称已被使用，请换一个",
    en: "This store name is taken, choose another",
  },
  quantityRange: { zh_CN: "请输入 {min}-{max} 的整数", en: "Enter a whole number from {min} to {max}" },
  priceRange: { zh_CN: "单价应在 ¥{min}–¥{max} 之间", en: "The price must be between ¥{min} and ¥{max}" },
  dayRange: { zh_CN: "请选择今天起 {max} 天内的日期", en: "Choose a date within {max} days from today" },
};
