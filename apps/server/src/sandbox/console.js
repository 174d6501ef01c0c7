/** Posts the page's forms as JSON, shows what came back, and the page again once it worked. */
const said = document.querySelector("output");

const inputOf = (form) => {
  const input = JSON.parse(form.dataset.body ?? "{}");
  for (const field of form.querySelectorAll("input")) {
    const value = field.type === "number" ? field.valueAsNumber : field.value;
    // `lines[0].price` is a field of the first of several lines.
    const [, list, nth, name] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(field.name) ?? [];
    if (!list) input[field.name] = value;
    else {
      input[list] ??= [];
      input[list][nth] = { ...input[list][nth], [name]: value };
    }
  }
  return input;
};

document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const response = await fetch(form.dataset.post, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(inputOf(form)),
    });
    const answer = await response.json();
    if (!answer.success) said.textContent = `${answer.code} ${answer.msg}`;
    else if (form.dataset.post === "/sandbox/buyers") said.textContent = JSON.stringify(answer.data);
    else location.reload();
  } catch (error) {
    said.textContent = `The server does not answer (${error.message}).`;
  } finally {
    button.disabled = false;
  }
});
