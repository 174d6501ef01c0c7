import type { Words } from "@tradehall/ui/component-docs";
import { FormSample } from "./FormSample.tsx";
import { FoundationPage, PageLink, Points, Shown, WordTable } from "./foundation.tsx";

const layout: readonly Words[] = [
  [
    "一栏，标签在框上面。框的宽度说明要填多少：邮编短，地址长。",
    "One column, labels above the boxes. A box is as wide as what goes in: short for a postcode, long for an address.",
  ],
  [
    "只问需要的。必填的标 *；大多必填时，只标“选填”。",
    "Ask only for what is needed. Required fields have a mark; where most are, mark the optional ones in words.",
  ],
  [
    "提示写在框下面，填写时仍看得见；占位文字只是例子，不代替标签。",
    "Hints are below the box and stay while one types; a placeholder is an example, never the label.",
  ],
  [
    "主要动作在最后，只有一个；取消用链接或描边按钮。",
    "One main action, at the end; Cancel is a link or an outlined button.",
  ],
];

const checks: readonly Words[] = [
  [
    "离开一个字段之前不报错；提交时检查全部，焦点到第一个错误，上面列出所有错误。",
    "Say nothing while one types. On submit all is checked, the focus goes to the first error, and all errors are listed above.",
  ],
  [
    "改动一个字段，它的错误就消失。服务器拒绝的也写在字段旁。",
    "Changing a field takes its error away. What the server refuses is said at its field, too.",
  ],
  [
    "同一条规则只写一次（`mall-rules/checks`），浏览器和服务器用同一个函数。",
    "A rule is written once (`mall-rules/checks`); browser and server use the same function.",
  ],
  [
    "收下常见的写法：空格、全角数字、带连字符的电话，由程序整理。",
    "Take what people type: spaces, full-width digits, dashes in numbers. The program puts them right.",
  ],
  [
    "断网、会话过期、出错，都不丢已填的内容。",
    "No network, an expired session, a fault: nothing typed is lost.",
  ],
];

const native: readonly Words[] = [
  [
    "表单是原生的 `<form>`，字段有 `name`，没有脚本也能提交。",
    "A form is a native `<form>` with named fields, and can be sent before the script is there.",
  ],
  [
    "给出 `autoComplete` 和 `inputMode`：浏览器会代填，手机会出对的键盘。",
    "Give `autoComplete` and `inputMode`: browsers fill in, and phones show the right keyboard.",
  ],
  [
    "手机上字段的字不小于 16 像素，页面不会自己放大。",
    "On a phone a field's letters are at least 16 px, so the page does not zoom by itself.",
  ],
];

const fields: readonly (readonly [page: string, name: string, ...when: Words])[] = [
  ["ui-textfield", "TextField", "一行文字", "One line of text"],
  ["ui-textarea", "TextArea", "多行文字，带字数", "Several lines, with a counter"],
  ["ui-moneyfield", "MoneyField", "金额", "An amount"],
  ["ui-numberstepper", "NumberStepper", "数量", "A quantity"],
  ["ui-radiogroup", "RadioGroup", "选一个，不超过 7 项", "One of up to seven"],
  ["ui-select", "Select", "选一个，项很多但熟悉", "One of many that are well known"],
  ["ui-combobox", "ComboBox", "选一个，需要边打边找", "One of many, found by typing"],
  ["ui-checkboxgroup", "CheckboxGroup", "选几个", "Several"],
  ["ui-switch", "Switch", "立即生效的开关", "A setting that takes effect at once"],
  ["ui-datepicker", "DatePicker", "日期", "A date"],
];

/** How forms are built. */
export function Forms() {
  return (
    <FoundationPage
      lead={[
        "表单要短、说得清、不丢内容。下面的例子可以填，也可以故意填错再保存。",
        "Forms are short, clear, and lose nothing. The example can be filled in, or saved with mistakes.",
      ]}
      sections={[
        {
          id: "forms-sample",
          title: ["例子", "Example"],
          content: (
            <Shown of={["不填就按“保存”，看错误怎样出现", "Press Save with nothing typed to see its errors"]}>
              <div className="foundation-form">
                <FormSample />
              </div>
            </Shown>
          ),
        },
        { id: "forms-layout", title: ["布局与文字", "Layout and words"], content: <Points of={layout} /> },
        { id: "forms-checks", title: ["检查与错误", "Checks and errors"], content: <Points of={checks} /> },
        { id: "forms-native", title: ["技术", "Native forms"], content: <Points of={native} /> },
        {
          id: "forms-fields",
          title: ["选哪种字段", "Which field"],
          content: (
            <WordTable
              caption={["选哪种字段", "Which field"]}
              heads={[
                ["组件", "Component"],
                ["要填什么", "For what"],
              ]}
              rows={fields.map(([page, name, ...when]) => [
                { show: <PageLink of={[name, name]} to={page} /> },
                when,
              ])}
            />
          ),
        },
      ]}
      title={["表单", "Forms"]}
    />
  );
}
