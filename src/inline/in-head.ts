import './request-styles-again.ts'
import './find-language.ts'
