import jscodeshift from "jscodeshift";
import { expect, test } from "vitest";
import radioGroupSegment, { parser } from "./radio-group-segment.ts";

const change = (source: string) =>
  radioGroupSegment({ path: "Page.tsx", source }, { j: jscodeshift.withParser(parser) });

test("a segment becomes a SegmentedControl, and its import goes with it", () => {
  const before = `import { RadioGroup } from "@tradehall/ui/RadioGroup";

export const Page = () => <RadioGroup label="排序" options={options} variant="segment" />;
`;
  expect(change(before)).toBe(`import { SegmentedControl } from "@tradehall/ui/SegmentedControl";

export const Page = () => <SegmentedControl label="排序" options={options} />;
`);
});

test("other groups stay, and so do their import and its other names", () => {
  const before = `import { RadioGroup as Choice, type RadioGroupProps } from "@tradehall/ui/RadioGroup";

export const Page = () => (
  <>
    <Choice variant="card" label="支付" options={ways} />
    <Choice variant="segment" label="排序" options={options}></Choice>
  </>
);
`;
  const after = change(before);
  expect(after).toContain(
    'import { RadioGroup as Choice, type RadioGroupProps } from "@tradehall/ui/RadioGroup";',
  );
  expect(after).toContain('import { SegmentedControl } from "@tradehall/ui/SegmentedControl";');
  expect(after).toContain('<Choice variant="card" label="支付" options={ways} />');
  expect(after).toContain('<SegmentedControl label="排序" options={options}></SegmentedControl>');
});

test("a file without such a group, or with another library's, is as before", () => {
  for (const source of [
    `import { RadioGroup } from "@tradehall/ui/RadioGroup";\n\nexport const Page = () => <RadioGroup variant={kind} />;\n`,
    `import { RadioGroup } from "elsewhere";\n\nexport const Page = () => <RadioGroup variant="segment" />;\n`,
  ])
    expect(change(source)).toBe(source);
});
