/**
 * What browsers, extensions and translators do to a page, each as a function that runs in it. Each may run again, while
 * the visitor is using the page: an element that has the focus stays where it is, as moving it would end the typing in
 * any page.
 */
export const CHANGES: Readonly<Record<string, () => void>> = {
  "an icon after each field": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
      const icon = document.createElement("div");
      icon.style.cssText = "position: absolute; width: 16px; height: 16px";
      field.after(icon);
    }
  },

  "fields in elements of their own": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
      if (field === document.activeElement) continue;
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },

  "every text in font elements": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text); // Only texts are walked.
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest("script, style, textarea, option"))
        continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      node.replaceWith(outer);
      inner.append(node.data);
    }
  },

  "other words": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text; // Only texts are walked.
      if (!node.parentElement?.closest("script, style, textarea"))
        node.data = node.data.replace(/[a-z]+/gi, "Wort");
    }
  },

  "fields with other ids": () => {
    for (const [at, field] of document.querySelectorAll("input, textarea, select").entries())
      field.id = `extension-${at}`;
  },

  "copies of fields": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form[data-form] input")) {
      if (field === document.activeElement) continue;
      const copy = field.cloneNode() as HTMLInputElement; // An element's copy is one.
      copy.value = field.value;
      field.replaceWith(copy);
    }
  },

  "shadow roots with fields over those of the page": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
      const overlay = document.createElement("grammar-check");
      overlay.style.cssText = "position: absolute; width: 16px; height: 16px";
      overlay.attachShadow({ mode: "open" }).innerHTML = "<p contenteditable>text</p><input>";
      field.before(overlay);
    }
  },

  "another direction, language and colours": () => {
    Object.assign(document.documentElement, { dir: "rtl", lang: "ar" });
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      element.style?.setProperty("background-color", "#111", "important");
  },

  "what the page's policy blocks": () => {
    for (const name of ["script", "style"]) document.head.append(document.createElement(name));
    for (const name of ["script", "iframe"])
      document.body.append(Object.assign(document.createElement(name), { src: "//[::1]:9/" }));
  },

  "fields outside their form": () => {
    const main = document.querySelector("main");
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
      const moved = form.elements.namedItem("company");
      if (moved instanceof HTMLElement && moved !== document.activeElement) main?.append(moved);
    }
  },

  "a form that was taken out and put back": () => {
    for (const form of document.querySelectorAll("form[data-form]")) {
      if (form.contains(document.activeElement)) continue;
      const { parentElement, nextSibling } = form;
      form.remove();
      parentElement?.insertBefore(form, nextSibling);
    }
  },

  attributes: () => {
    for (const element of document.querySelectorAll("html, body, form, input, textarea, a, p")) {
      element.setAttribute("data-extension", "1");
      element.setAttribute("bis_skin_checked", "1");
      element.classList.add("extension");
    }
    for (const field of document.querySelectorAll("input, textarea"))
      field.setAttribute("autocomplete", "off");
  },

  "a stylesheet and elements around the page": () => {
    const style = document.createElement("style");
    style.textContent = "body { filter: invert(1) } input { outline: 1px solid }";
    document.documentElement.append(style);
    document.body.prepend(document.createElement("div"), "extension");
    document.body.append(document.createElement("aside"));
  },
};
