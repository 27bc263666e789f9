/** A source of every policy of strict mode (Policy::MARKER) that no URL has, because the site may have other policies. */
export const POLICY_MARKER = ' quayside-consent:';
