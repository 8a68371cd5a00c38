import './request-styles-again.ts'
import './ask-for-language.ts'
