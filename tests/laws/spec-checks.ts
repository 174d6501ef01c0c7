/**
 * Each rule of Spec §5: the shared check or limit (first of `names`; the others are the forms' rules that hold it), what
 * refuses by it on the server and what says it in the browser, each with the test that meets a wrong value.
 */
import {
  checkDetailedAddress,
  checkReceiver,
  regionRules,
} from "../../packages/mall-rules/src/checks/address.ts";
import { checkCommentText } from "../../packages/mall-rules/src/checks/comment.ts";
import { invoiceTitleRules } from "../../packages/mall-rules/src/checks/invoice.ts";
import {
  checkConfirmation,
  checkMobile,
  checkNewAccount,
  checkPassword,
  checkSmsCode,
  checkStorePassword,
} from "../../packages/mall-rules/src/checks/person.ts";
import { checkNickName } from "../../packages/mall-rules/src/checks/profile.ts";
import {
  checkRefundAmount,
  checkRefundExplanation,
  checkWaybill,
  refundRules,
  returnParcelRules,
} from "../../packages/mall-rules/src/checks/refund.ts";
import type { Refused } from "../../packages/mall-rules/src/checks/result.ts";
import { checkStoreName, storeRules } from "../../packages/mall-rules/src/checks/store.ts";
import { checkTopUpAmount } from "../../packages/mall-rules/src/checks/top-up.ts";
import { fen } from "../../packages/mall-rules/src/money/index.ts";

/** A source file by the end of its path, a test by the end of its path, and what of the rule the test names. */
type Held = readonly [source: string, test: string, names: string];
/** A check with a value that is fine, one that is wrong, and the reason. */
type Tried = readonly [
  check: (value: string) => Refused | undefined,
  fine: string,
  wrong: string,
  reason: string,
];

export interface CheckRow {
  names: readonly string[];
  /** Or why the server has no part in it. */
  server: Held | string;
  browser: Held | string;
  tried?: Tried;
}

const row = (names: string, server: Held | string, browser: Held | string, tried?: Tried): CheckRow => ({
  names: names.split(" "),
  server,
  browser,
  ...(tried ? { tried } : {}),
});

const onAddress = (names: string): Held => ["modules/address/checked-form.ts", "/add-address.test.ts", names];
const onStore = (names: string): Held => [
  "modules/shop/application/checked-form.ts",
  "/apply-for-store.test.ts",
  names,
];
const onRefund = (names: string): Held => [
  "modules/refund/check-application.ts",
  "/apply-for-refund.test.ts",
  names,
];
const inForm = (name: string, names: string): Held => [`/${name}.tsx`, `/${name}.stories.tsx`, names];

export const checkRows: Readonly<Record<string, CheckRow>> = {
  Mobile: row(
    "checkMobile addressRules",
    ["modules/account/register.ts", "/register.test.ts", "请输入以 1 开头的 11 位手机号"],
    inForm("AddressForm", "checkWords.phoneFormat"),
    [checkMobile, "13900000001", "23900000001", "phoneFormat"],
  ),
  Code: row(
    "checkSmsCode mobileProofRules",
    ["modules/account/check-register-sms.ts", "/check-register-sms.test.ts", "请先获取验证码"],
    ["server/proof-steps.ts", "/SmsCodeField.stories.tsx", "请输入 6 位数字验证码"],
    [checkSmsCode, "123456", "12345", "smsCodeFormat"],
  ),
  "Account name": row(
    "checkNewAccount newAccountRules",
    ["modules/account/register.ts", "/register.test.ts", "账号为 4-16 位字母、数字或下划线"],
    ["register/route.tsx", "/NewAccountForm.stories.tsx", "账号为 4-16 位"],
    [checkNewAccount, "buyer_01", "b-1", "accountFormat"],
  ),
  Password: row(
    "checkPassword newAccountRules",
    ["modules/account/register.ts", "/register.test.ts", "密码为 6-20 位"],
    ["register/route.tsx", "/NewAccountForm.stories.tsx", "密码为 6-20 位"],
    [checkPassword, "Steel&Bolt9", "steelbolt", "passwordFormat"],
  ),
  "Repeated password": row(
    "checkConfirmation newAccountRules",
    "its call carries one password",
    ["register/route.tsx", "journeys/register.spec.ts", "两次输入的密码不一致"],
    [(again) => checkConfirmation("Steel&Bolt9", again), "Steel&Bolt9", "Steel&Bolt8", "passwordMismatch"],
  ),
  "Store password": row(
    "checkStorePassword storeAccountRules",
    ["modules/shop/application/set-store-account.ts", "/set-store-account.test.ts", "密码为 6-12 位"],
    ["uc-shopaccount/store-action.ts", "/StoreAccountForm.stories.tsx", "密码为 6-12 位"],
    [checkStorePassword, "Bolt#2026", "Bolt#20261121", "passwordFormat"],
  ),
  Prices: row("priceText", "its answers carry plain amounts", inForm("Price", '"--"')),
  "Search keyword": row(
    "normalizeText toHalfWidth",
    ["modules/search/select-suggestions.ts", "/select-suggestions.test.ts", 'suggest("   ")'],
    ["SearchBox/use-search-box.ts", "/SearchBox.stories.tsx", "words.empty"],
  ),
  Suggestions: row("suggestionDebounceMs", "the browser asks later, not otherwise", [
    "SearchBox/use-search-box.ts",
    "/SearchBox.stories.tsx",
    "onInput",
  ]),
  "Rich text": row(
    "cleanHtml",
    ["rich-text/clean-html.ts", "/sanitise.test.ts", "onerror"],
    "it draws what the server has cleaned",
  ),
  Nickname: row(
    "checkNickName profileRules",
    ["modules/account/set-user-info.ts", "/set-user-info.test.ts", "最多 15 个字符"],
    inForm("ProfileForm", "checkWords.required"),
    [checkNickName, "采购小王", "采".repeat(16), "tooLong"],
  ),
  Texts: row(
    "isBlank checkReceiver addressRules",
    onAddress("内容不能全为空格"),
    inForm("AddressForm", "checkWords.blank"),
    [checkReceiver, "王工", "   ", "blank"],
  ),
  "Picture format": row(
    "pictureFileFault fileFormat",
    ["modules/file/keep-upload.ts", "/upload-file.test.ts", "仅支持 JPG、PNG、WebP 格式的图片"],
    ["/use-avatar.tsx", "checks/picture.test.ts", "fileFormat"],
  ),
  "Picture size": row(
    "mostBytesOf",
    ["modules/file/keep-upload.ts", "/upload-file.test.ts", "图片不能超过 2MB"],
    ["forms/upload-picture.ts", "/PictureUpload.stories.tsx", "图片不能超过 2MB"],
  ),
  Recipient: row(
    "checkReceiver addressRules",
    onAddress("长度需为 2-50 个字符"),
    inForm("AddressForm", 'min: "2", max: "50"'),
    [checkReceiver, "王工", "王", "tooShort"],
  ),
  "Address mobile": row(
    "checkMobile addressRules",
    onAddress("请输入以 1 开头的 11 位手机号"),
    inForm("AddressForm", "checkWords.phoneFormat"),
    [checkMobile, "13900000001", "", "required"],
  ),
  Region: row(
    "checkRegion addressRules",
    onAddress("请选择完整的省、市、区"),
    inForm("AddressForm", 'of: "region"'),
    [regionRules.provinceId.check, "320000", "", "notChosen"],
  ),
  "Detailed address": row(
    "checkDetailedAddress addressRules",
    onAddress("最多 50 个字符"),
    inForm("AddressForm", 'min: "5", max: "50"'),
    [checkDetailedAddress, "张江路 88 号", "路", "tooShort"],
  ),
  "Store name": row(
    "checkStoreName storeRules",
    onStore("店铺名称只能包含汉字、字母、数字和空格"),
    inForm("StoreApplicationForm", '"storeName"'),
    [checkStoreName, "诚泰 标准件", "<诚泰>", "storeNameFormat"],
  ),
  "Store telephone": row(
    "checkPhone storeRules",
    onStore("请输入正确的手机号或带区号的固定电话"),
    inForm("StoreApplicationForm", '"storeTel"'),
    [storeRules.tel.check, "0577-86660214", "12", "unitPhoneFormat"],
  ),
  "Store address": row(
    "checkDetailedAddress storeRules",
    onStore("长度需为 5-50 个字符"),
    inForm("StoreApplicationForm", '"detail"'),
    [storeRules.addr.check, "张江路 88 号", "路", "tooShort"],
  ),
  "Store description": row(
    "storeRules",
    onStore("长度需为 10-200 个字符"),
    inForm("StoreApplicationForm", '"storeIntro"'),
    [storeRules.intro.check, "主营各类标准紧固件与工具", "短", "tooShort"],
  ),
  "Store pictures": row(
    "storeRules",
    onStore("请上传店铺标志"),
    inForm("StoreApplicationForm", '"notUploaded"'),
    [(path) => storeRules.idBack.check?.(path, {}), "/files/a.webp", "", "notUploaded"],
  ),
  "Refund reason": row(
    "refundRules refundReasonMissing",
    onRefund("请选择退款原因"),
    inForm("RefundForm", '"refundReason"'),
    [refundRules.buyerReason.check, "faulty", "", "notChosen"],
  ),
  "Refund amount": row("checkRefundAmount", onRefund("退款金额应在"), inForm("RefundForm", '"amountRange"'), [
    checkRefundAmount(fen(6_600)),
    "66.00",
    "66.01",
    "amountRange",
  ]),
  "Refund quantity": row(
    "leftPieces NumberStepper",
    ["modules/refund/assess-refund.ts", "/quote-refund.test.ts", "请输入正确的商品数量"],
    ["/RefundChoiceLine.tsx", "/RefundChoice.stories.tsx", 'toHaveValue("2")'],
  ),
  "Refund explanation": row(
    "checkRefundExplanation refundRules",
    onRefund("最多 200 个字符"),
    inForm("RefundForm", '"tooLong"'),
    [checkRefundExplanation, "", "坏".repeat(201), "tooLong"],
  ),
  "Refund vouchers": row(
    "refundLimits",
    onRefund("最多上传 5 张图片"),
    inForm("RefundVouchers", "files.slice(0, 5)"),
  ),
  Waybill: row(
    "checkWaybill returnParcelRules",
    ["modules/refund/ship-return.ts", "/ship-return.test.ts", "请输入 5-40 位字母或数字的物流单号"],
    inForm("ReturnParcelForm", '"waybill"'),
    [checkWaybill, "SF1234567890", "", "required"],
  ),
  "Return mobile": row(
    "returnParcelRules",
    ["modules/refund/ship-return.ts", "/ship-return.test.ts", "请输入以 1 开头的 11 位手机号"],
    inForm("ReturnParcelForm", '"phoneFormat"'),
    [returnParcelRules.mobile.check as Tried[0], "13900000001", "123", "phoneFormat"],
  ),
  Review: row(
    "checkCommentText commentRules",
    ["modules/comment/add-comments.ts", "/add-comments.test.ts", "最多 150 个字符"],
    ["/review-check.ts", "/ReviewForm.stories.tsx", '"content"'],
    [checkCommentText, "好用", "好".repeat(151), "tooLong"],
  ),
  "Review pictures": row(
    "commentLimits",
    ["models/comment.ts", "/add-comments.test.ts", "commentLimits.pictures + 1"],
    inForm("ReviewPictures", "files.slice(0, 9)"),
  ),
  Points: row(
    "isUsablePoints pointLimits",
    ["modules/order/checkout/prepare.ts", "/confirm-order.test.ts", "积分须为"],
    inForm("PointsField", "1555{Enter}"),
  ),
  "Top-up": row(
    "checkTopUpAmount topUpRules",
    ["modules/payment/top-up/open-top-up.ts", "/open-top-up.test.ts", "充值金额应在"],
    inForm("TopUpForm", "checkWords.topUpRange"),
    [checkTopUpAmount, "100000", "100000.01", "topUpRange"],
  ),
  Cart: row(
    "cartLimits",
    ["modules/order/checkout/wanted-lines.ts", "/confirm-order.test.ts", "购物车最多支持"],
    inForm("CartBar", "refusalWords.settleLimit"),
  ),
  "Required fields": row(
    "isBlank",
    ["modules/order/checkout/remarks.ts", "/submit-order.test.ts", "请填写“"],
    ["mall-adapters/src/checkout-form.ts", "journeys/messages.spec.ts", "内容不能全为空格"],
  ),
  "Order message": row(
    "orderLimits",
    ["modules/order/checkout/remarks.ts", "/submit-order.test.ts", "留言最多"],
    ["mall-adapters/src/checkout-form.ts", "/CheckoutShopGroup.stories.tsx", "3/100"],
  ),
  "Invoice name": row(
    "invoiceTitleRules",
    ["modules/invoice/title/own-titles.ts", "/add-title.test.ts", "请输入抬头名称"],
    inForm("InvoiceTitleForm", '"titleName"'),
    [invoiceTitleRules.titleName.check, "王建国", "", "required"],
  ),
  "Taxpayer id": row(
    "checkTaxNumber invoiceTitleRules",
    ["modules/invoice/title/own-titles.ts", "/add-title.test.ts", "税号校验未通过"],
    inForm("InvoiceTitleForm", '"taxNumberCheck"'),
    [
      (typed) => invoiceTitleRules.taxNo.check(typed, { titleType: "2" }),
      "91310115MA1K4TY081",
      "",
      "required",
    ],
  ),
};
