/** An invalid setting, with a message for the operator. */
export class ConfigError extends Error {}
