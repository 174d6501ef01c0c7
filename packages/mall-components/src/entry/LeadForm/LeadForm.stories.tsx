import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { words as companyFieldWords } from "../../forms/CompanyField/CompanyField.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { sampleRegions } from "../../samples/account.ts";
import { sampleCompanies, sampleModels } from "../../samples/landing.ts";
import { faultText, messagePattern, messageText } from "../../samples/message-text.ts";
import { sourceWords, typeWords, words } from "./LeadForm.messages.ts";
import { LeadForm } from "./LeadForm.tsx";

const meta = {
  title: "entry/LeadForm 采购需求表单 留资 线索 意向 lead",
  id: "entry-leadform",
  component: LeadForm,
  args: { models: sampleModels, regions: sampleRegions, idempotencyKey: "k" },
} satisfies Meta<typeof LeadForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const SaysWhatIsMissing: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const of of ["model", "userType", "source", "region"] as const)
      await expect(canvas.getByText(faultText({ reason: "notChosen", of }))).toBeVisible();
    for (const of of ["enterpriseName", "contactName", "mobile"] as const)
      await expect(canvas.getByText(faultText({ reason: "required", of }))).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: messagePattern(words.model) })).toHaveFocus();
  },
};

type Play = Parameters<NonNullable<Story["play"]>>[0];

/** All but the model. */
async function fillAndSend({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) {
  const company = canvas.getByRole("combobox", { name: messagePattern(companyFieldWords.label) });
  await userEvent.type(company, "恒达");
  await waitFor(() => expect(company).toHaveAttribute("aria-expanded", "true"));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.click(canvas.getByRole("radio", { name: messageText(typeWords.manufacturer) }));
  await userEvent.type(canvas.getByRole("textbox", { name: messagePattern(words.contact) }), " 顾晓东 ");
  await userEvent.type(
    canvas.getByRole("textbox", { name: messagePattern(entryWords.mobile) }),
    "１３９ 0000 7788",
  );
  await userEvent.selectOptions(
    canvas.getByRole("combobox", { name: messagePattern(words.source) }),
    messageText(sourceWords.exhibition),
  );
  await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
}
const sent = {
  key: "k",
  enterpriseName: sampleCompanies[0]?.name,
  creditCode: sampleCompanies[0]?.creditCode,
  userType: "2",
  contactName: "顾晓东",
  mobile: "13900007788",
  provinceId: "320000",
  cityId: "320500",
  areaId: "320583",
  acquisitionSource: "3",
};
const sentBy = (onSubmit: unknown) =>
  Object.fromEntries(mocked(onSubmit as (values: FormData) => void).mock.calls[0]?.[0].entries() ?? []);

export const SendsTidyValues: Story = {
  args: {
    onSubmit: fn(),
    onLookUp: fn(),
    companies: sampleCompanies,
    defaultValues: { provinceId: "320000", cityId: "320500", areaId: "320583" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: messagePattern(words.model) }), "2");
    await fillAndSend({ canvas, userEvent });
    await expect(sentBy(args.onSubmit)).toEqual({ ...sent, skuId: "2" });
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { enterpriseName: "恒", mobile: "12" },
    fieldErrors: { enterpriseName: "长度需为 2-60 个字符", mobile: "请输入以 1 开头的 11 位手机号" },
  },
};
export const Failed: Story = { args: { formError: "操作太频繁，请稍后再试" } };
export const Pending: Story = { args: { isPending: true } };
export const NoModels: Story = { args: { models: [] } };
export const SendsWithoutModels: Story = {
  tags: ["!autodocs"],
  args: { ...SendsTidyValues.args, models: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("combobox", { name: messagePattern(words.model) })).toBeNull();
    await fillAndSend({ canvas, userEvent });
    await expect(sentBy(args.onSubmit)).toEqual(sent);
  },
};
export const LoadingCities: Story = {
  args: { defaultValues: { provinceId: "320000" }, pendingRegion: "city" },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
